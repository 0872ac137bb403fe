# The lesson: a first game on rails. Each step says one or two sentences at the thing they speak of.
# ".hint" is told when nothing has happened for a while.

lesson-button = Learn to play
lesson-button-tip = A first game that shows one thing after the other. Fifteen minutes, and you can leave at any time.
lesson-button-resume = Go on learning
lesson-go-on = Go on
lesson-leave = Leave
lesson-leave-tip = To the title. You can go on here another time.
lesson-next = Next chapter
lesson-again = Once more
lesson-again-tip = This chapter from its beginning.
lesson-free = Now play yourself
lesson-not-yet = In a moment! First do what shines.
lesson-progress = { $chapter }. { $title }
lesson-read = A lesson: read, look, go on
lesson-read-line = Point at whatever you like meanwhile.

lesson-title-scoring = What pays
lesson-title-bid = Early, or many
lesson-title-king = The King
lesson-title-castillo = The Castillo
lesson-title-veto = Veto

## What pays

lesson-scoring-you = You are Isabel, red with a circle. Diego is yellow, Beatriz is green. You all want points, and points come from regions.
lesson-scoring-first = Aragon pays 5 to whoever has the most caballeros there, 4 to the second. You have 4, Diego 3: you would get 5. (With three players the third number is not paid.)
lesson-scoring-tie = In Old Castile you and Diego have 3 each. That is a tie: both get the lower number, 4 instead of 6. One caballero more would be worth a lot.
lesson-scoring-home = The large cube is your Grande, and Granada is his home. He does not count, but whoever alone is first at home gets 2 points more.
lesson-scoring-king = The King is in Valencia. Nobody may enter or leave his region, but it pays, and its only first gets 2 points more.
lesson-scoring-act = The card you have taken scores one region, right now. Click it to carry it out.
    .hint = It lies on the rail, beside the red seal.
lesson-scoring-score = Now choose the region. In Valencia you are first alone: 5, and 2 for the King. Click it!
    .hint = Click the golden land in the east, by the sea.
lesson-scoring-paid = Seven points for you. All regions are paid like this three times in the game, after rounds 3, 6 and 9. The rest of the game is getting people to the right places.

## Early, or many

lesson-bid-cards = A round begins with five action cards. Each lets you place some caballeros, as many as the cubes below its picture, and does something special.
lesson-bid-bids = For these cards everybody bids. A high card lets you act early. A low card brings many caballeros to your court. Each of your cards can be used only once.
lesson-bid-others = Diego has bid 5, Beatriz 11. These two numbers are taken now.
lesson-bid-bid = Play your 9: you act after Beatriz and before Diego, and 2 caballeros come to court. Click it, then click again.
    .hint = Click the card 9 in your hand; it rises. A second click plays it.
lesson-bid-recruit = Beatriz was first and has taken her card. Now you: your 9 brings 2 from the provinces to your court. Press the seal.
    .hint = The round red seal, at the lower right.
lesson-bid-court = They stand at your court, on the rail before the board. Only from there can they be placed. Those in the provinces must be recruited first.
lesson-bid-take = Now take one of the cards that are left. “A Word in the King’s Ear” places 4 and moves the King. Click it, then click again.
    .hint = The tile with the golden rim at the right. Two clicks.
lesson-bid-two = A card has two halves: placing, and its special action. You may do them in the order you like. That is what the next chapter is about.

## The King

lesson-king-closed = The King is in Aragon. His region is closed: nothing goes in, nothing comes out.
lesson-king-next = Caballeros are placed next to the King’s region, never far away. So where he stands decides where all of you may go.
lesson-king-act = Your card moves him. Do that first, and you place next to his new region. Click the card.
    .hint = Your card lies on the rail, beside the seal.
lesson-king-move = Send him to Valencia: drag the King there, or click him and then Valencia.
    .hint = The tall black figure. Drag him to the golden region.
lesson-king-order = See what you have done: Aragon is open now and Valencia is closed. What is next to him counts at the very moment you place.
lesson-king-home = Catalonia is your home, and next to the King. Place one there: drag it from your court, or just click Catalonia.
    .hint = Click the golden region in the upper right corner.
lesson-king-more = One more, so that you stay first at home.
    .hint = Click Catalonia again.
lesson-king-rich = New Castile pays most of all: 7, and 4 for the second. Place one there.
    .hint = Click the region in the middle.
lesson-king-tower = The last one goes into the Castillo. What it is good for comes next.
    .hint = Click the tower at the lower right.
lesson-king-end = Everything is done. Press the seal to end your turn.
    .hint = The round red seal.

## The Castillo

lesson-castillo-tower = The end of round 3, and you are last. The Castillo is always open for placing, wherever the King is. Nobody sees who is inside; one has to remember.
lesson-castillo-in = Send one of your last two inside.
    .hint = Click the tower.
lesson-castillo-again = And the other. You had one inside already: now there are three.
    .hint = Click the tower again.
lesson-castillo-end = End your turn. The round is over, and the general scoring begins.
    .hint = Press the seal.
lesson-castillo-disc = First everybody chooses a region in secret. All of yours in the Castillo ride there, before the regions are counted.
lesson-castillo-set = New Castile pays 7, and Diego and Beatriz have 3 each there. You have 2: three more make you first. Turn the disc to New Castile and press the seal.
    .hint = Click New Castile on the disc, then the seal “Set”.
lesson-castillo-paid = The Castillo was paid, the discs were shown, your three rode out, and New Castile was yours. That was a general scoring. There are three of them, and after the last the most points win.

## Veto

lesson-veto-take = One card is different. Take the Veto: click it, then click again.
    .hint = The second tile from above, twice.
lesson-veto-keep = Its special action is to keep it. Click the card.
    .hint = Your card lies on the rail.
lesson-veto-kept = It lies open before you, for this round and the next. With it you can stop somebody’s special action, once: not placing, not scoring after round 3, 6 or 9.
lesson-veto-place = It places 2, like any card. Put one where it shines.
    .hint = Click the golden region.
lesson-veto-end = End your turn, and see what Beatriz is up to.
    .hint = Press the seal.
lesson-veto-no = She wants the King in Catalonia, where you could place nobody then. Say no!
    .hint = Press the seal “Veto”.
lesson-veto-over = It did not happen, and your Veto is gone. You know everything you need now. Press F1 at any time: every rule, every card and every word is in the book.
