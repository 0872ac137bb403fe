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
lesson-end = To the title
lesson-not-yet = In a moment! First do what shines.
lesson-progress = { $chapter }. { $title }
lesson-read = A lesson: read, look, go on
lesson-read-line = Point at whatever you like meanwhile.

lesson-title-scoring = What pays
lesson-title-bid = Early, or many
lesson-title-king = The King
lesson-title-own = A round of your own
lesson-title-castillo = The Castillo
lesson-title-veto = Veto
lesson-title-rest = Your game

## What pays

lesson-scoring-you = You are Isabel, red with a circle. Diego is yellow, Beatriz is green. After nine rounds the most points win, and points come from the nine regions of Spain.
lesson-scoring-first = Small cubes are caballeros. Aragon pays 5 to whoever has the most of them there, 4 to the second: you have 4, Diego 3. (The third number is paid only with four or five players.)
lesson-scoring-tie = In Old Castile you and Diego have 3 each: a tie. All who tie get what the place below them pays, here 4 instead of 6, and that place is then taken. One caballero more would be worth a lot.
lesson-scoring-home = The large cube is your Grande, and Granada is his home. He does not count as a caballero, but if you alone are first at your own home, you get 2 points more.
lesson-scoring-king = The tall figure is the King. Nobody may enter or leave his region, hatched in red. But it pays like any other, and whoever alone is first there gets 2 points more.
lesson-scoring-act = The card you have taken scores one region, right now. Click it to carry it out.
    .hint = It lies on the rail, beside the red seal.
lesson-scoring-score = Now choose the region. In Valencia you are first alone: 5, and 2 for the King. Click it!
    .hint = Click the golden land in the east, by the sea.
lesson-scoring-paid = Seven points for you. Cards like this pay a region now and then; all nine regions are paid in three general scorings, after rounds 3, 6 and 9. You win by having people in the right places then.

## Early, or many

lesson-bid-cards = A round begins with five action cards. You will take one of them. The cubes below its picture say how many caballeros you may place with it; besides, it has a special action.
lesson-bid-bids = But first everybody bids with a power card from 1 to 13. A high card lets you act early. A low card brings many new caballeros. Each power card can be used only once in the whole game.
lesson-bid-others = Diego has bid 5, Beatriz 11. Nobody may play a number that lies there already, so 5 and 11 are taken in this round.
lesson-bid-bid = Play your 9: you act after Beatriz and before Diego, and 2 caballeros come to court. Click it, then click again.
    .hint = Click the card 9 in your hand; it rises. A second click plays it.
lesson-bid-order = The highest card goes first: Beatriz 11, then you with 9, Diego 5 comes last. Each does everything in one turn: recruit, take a card, place and act. Who was last bids first in the next round.
lesson-bid-recruit = Beatriz has had her turn. Now you. First you recruit: your 9 brings 2 caballeros from the provinces, your stock, to your court. Press the seal.
    .hint = The round red seal, at the lower right.
lesson-bid-court = They stand at your court, on the rail before the board. Only from court can you place them. Those still in the provinces must be recruited in a later round.
lesson-bid-take = Second, take one of the cards that are left. “A Word in the King’s Ear” lets you place 4 and moves the King. Click it, then click again.
    .hint = The tile with the golden rim at the right. Two clicks.
lesson-bid-two = Third, use both halves of the card: place caballeros, and carry out its special action. Which of the two comes first, you choose. The next chapter shows why that matters.

## The King

lesson-king-closed = The King is in Aragon. His region is taboo: nothing goes in and nothing comes out, whatever a card says. It is scored all the same.
lesson-king-next = You may place caballeros only in regions next to the King’s region, and in the Castillo. So where he stands decides where all of you may go.
lesson-king-act = Your card moves him. Do that first, and you place next to his new region. Click the card.
    .hint = Your card lies on the rail, beside the seal.
lesson-king-move = Send him to Valencia: drag the King there, or click him and then Valencia.
    .hint = The tall figure with the crown. Drag him to the golden region.
lesson-king-order = See what you have done: Aragon is open now and Valencia is closed. What is next to him counts at the very moment you place.
lesson-king-home = Catalonia is your home, and next to the King now. Place one there: drag it from your court, or just click Catalonia.
    .hint = Click the golden region in the upper right corner.
lesson-king-more = One more, so that you stay first at home.
    .hint = Click Catalonia again.
lesson-king-rich = New Castile pays most of all: 7, and 4 for the second. It is next to the King, too. Place one there.
    .hint = Click the region in the middle.
lesson-king-tower = The last one goes into the Castillo, the tower in the sea. What it is good for comes soon.
    .hint = Click the tower at the lower right.
lesson-king-end = Both halves of your card are done. Press the seal to end your turn.
    .hint = The round red seal.

lesson-king-over = That was a whole turn: recruit, take a card, place and act. Everybody has one in each round, the highest bid first. Nine rounds are a game.

## A round of your own

lesson-own-begin = Now you are on your own. Diego still has his turn in this round; watch what he does with his card.
lesson-own-round = Round 2, and it is all yours: bid, recruit, take a card, place and act, as you like. I only say something if you are about to give a lot away.
lesson-own-over = That was a whole round of your own! Cards nobody took are gone, but for the King’s own, which comes back every round. Let us see what happens at the end of round 3.

## The Castillo

lesson-castillo-tower = Another game, at the end of round 3: you have the last turn. The Castillo is always open for placing, wherever the King is. Nobody may look inside: you have to remember who is there.
lesson-castillo-in = Your card lets you place two more. Send one inside.
    .hint = Click the tower.
lesson-castillo-again = And the other. You had one inside already: now there are three.
    .hint = Click the tower again.
lesson-castillo-end = End your turn. Round 3 is over, and so the general scoring begins.
    .hint = Press the seal.
lesson-castillo-disc = Everybody secretly sets a disc to a region. First the Castillo itself pays, like a region: 5 and 3. Then all of yours inside ride where your disc points. (To the King, with the crown, they can’t: they go back to court.)
lesson-castillo-set = After that all nine regions pay. New Castile pays 7: Diego and Beatriz have 3 each there, you 2. Your three from the tower make you first. Turn the disc to New Castile and press the seal.
    .hint = Click New Castile on the disc, then the seal “Set”.
lesson-castillo-paid = The Castillo was paid, the discs were shown, your three rode out, and New Castile was yours. There are three such scorings, after rounds 3, 6 and 9; after the last one the most points win.

## Veto

lesson-veto-card = Round 4. You were last, so you bid first now. Among the cards is one that is different: the Veto. You want it, so act early.
lesson-veto-bid = Play your 13, the highest there is. It brings no new caballeros, but nobody goes before you. Click it, then click again.
    .hint = The last card in your hand. Two clicks.
lesson-veto-recruit = You are first. Your 13 recruits nobody, so just press the seal.
    .hint = The round red seal.
lesson-veto-take = Take the Veto: click it, then click again.
    .hint = The second tile from above, twice.
lesson-veto-keep = Its special action is to keep it. Click the card.
    .hint = Your card lies on the rail.
lesson-veto-kept = It lies open before you, in this round and the next. With it you can stop one special action of somebody else, once. It can’t stop placing, nor a general scoring.
lesson-veto-place = Like any card it also lets you place, here 2. Aragon is next to the King, and Diego is first there. Put one in.
    .hint = Click the golden region.
lesson-veto-more = And the second: 4 against 3, now Aragon is yours.
    .hint = Click Aragon again.
lesson-veto-end = End your turn, and see what Beatriz has in mind.
    .hint = Press the seal.
lesson-veto-no = She wants the King in Granada, where she is first: nobody could reach her there, and he would pay her 2 more. Say no!
    .hint = Press the seal “Veto”.
lesson-veto-over = It did not happen, and your Veto is used up. Beatriz may still place her caballeros: a Veto stops only special actions. Now you know all you need.

## Your game

lesson-rest-begin = This game goes on, yours to the end. A card may lay a red tile from the sea on a region: then it pays as the tile says. F1 opens the book with every rule, card and word. Good luck!

## The coach

coach-title = A moment!
coach-wait = That would give away about { $points } points. { $better }
coach-back = Take it back
coach-insist = Do it anyway
coach-bid = I would rather bid { $power }.
coach-take = I would rather take “{ $card }”.
coach-recruit = { $count ->
    [0] I would rather recruit nobody.
   *[other] I would rather recruit { $count }.
}
coach-place = I would rather place one in { $place }.
coach-act = I would rather carry out the card’s special action now.
coach-score = I would rather have { $place } scored.
coach-move = I would rather move one of { $whose } from { $from } to { $place }.
coach-king = I would rather send the King to { $place }.
coach-grande = I would rather move the Grande to { $place }.
coach-evict = I would rather clear { $place }.
coach-raise = I would rather make { $place } worth more.
coach-veto = I would rather say no to this.
coach-keep-veto = I would rather keep the Veto for later.
coach-end = I would rather end the turn here.
coach-other = I would rather do something else here: ask the question mark.
