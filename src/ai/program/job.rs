//! The cage on Windows: a job, to which belongs all that a program starts. It ends with the last
//! handle on it, which is ours alone, and which Windows closes for us however we end.
#![expect(
    unsafe_code,
    reason = "jobs are known to the functions of Windows alone"
)]

use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::process::Child;
use std::ptr::null;
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation,
    SetInformationJobObject, TerminateJobObject,
};

pub(super) struct Job(OwnedHandle);

impl Job {
    pub(super) fn new() -> io::Result<Self> {
        // SAFETY: neither rights nor a name are asked for; the handle is looked at before it is owned,
        // and nobody else has it. No program inherits it.
        let job = unsafe {
            let handle = CreateJobObjectW(null(), null());
            if handle.is_null() {
                return Err(io::Error::last_os_error());
            }
            Self(OwnedHandle::from_raw_handle(handle))
        };
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        // SAFETY: the handle is open, and the limits are of the kind and size that are named.
        told(unsafe {
            SetInformationJobObject(
                job.0.as_raw_handle(),
                JobObjectExtendedLimitInformation,
                (&raw const limits).cast(),
                size_of_val(&limits) as u32,
            )
        })?;
        Ok(job)
    }

    /// What the program starts from now on belongs to the job as well.
    pub(super) fn take_in(&self, program: &Child) -> io::Result<()> {
        // SAFETY: both handles are open as long as they are borrowed.
        told(unsafe { AssignProcessToJobObject(self.0.as_raw_handle(), program.as_raw_handle()) })
    }

    /// Ends all that belongs to it. It fails where nothing is left, which is as good.
    pub(super) fn end(&self) {
        const CODE: u32 = 1;
        // SAFETY: the handle is open.
        let _ = told(unsafe { TerminateJobObject(self.0.as_raw_handle(), CODE) });
    }
}

fn told(success: i32) -> io::Result<()> {
    if success == 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(())
}
