import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Episodes that are at home in one or two kinds of story only. */
export const forKinds: readonly Episode[] = [
  {
    id: 'patient-robot',
    categories: ['scifi'],
    ages: ALL,
    ...scene(
      ['At the Kerb', 'Waiting for Green', 'Serial Number Nine'],
      'A small machine is waiting for a light to change.',
      [
        always([
          'At the kerb stood a delivery robot with its flag up. It was about knee-high, and it was waiting for the lights to turn green. They had been switched off. You could see by the moss that this was not today. ‘You can go,’ said {h}. ‘Thank you,’ said the robot. ‘I’m waiting for green.’ <On its lid lay a bird’s nest, last year’s.>',
        ]),
        always([
          '‘How long have you been here?’ asked {a}. ‘Four hundred and nine days. It is a long red.’ It had a pizza on board. It was very sorry about the pizza. It knew that there was nothing coming; it had looked, four hundred and nine days on end, both ways. But the rule said green, and rules were what one had instead of a mother. <It did not put it like that. It said ‘instead of a manual’.> {H} tried to push it. The little wheels locked. It did not want to be saved; it wanted to be right.',
        ]),
        more(1, [
          '{A} held a leaf in front of the lens. ‘Is that green?’ ‘It is a leaf,’ said the robot. {H} held up a bottle. ‘That’s a bottle.’ <They went through a scarf, a moss and somebody’s jealousy. It was good about it, but it could tell.>',
        ]),
        always([
          '‘Who switches it, then?’ asked {h}. ‘There is a button for pedestrians,’ said the robot. ‘I haven’t a finger.’ They both looked at the post. There was a button. It was grey, and no one had pressed it, for the simple reason that no one had needed to cross. {H} put {his} thumb on it. Deep in the post something stirred, coughed, and remembered. For one second, under all that moss, it went green. ‘Oh,’ said the robot. It rolled over the road, looking neither right nor left. <On the other side it turned round. ‘Would you care for a pizza?’ it asked. It was still within its date, it said, if one counted in a certain way.>',
        ]),
      ],
    ),
  },
  {
    id: 'machine-that-knows',
    categories: ['scifi', 'generic', 'adventure', 'love', 'christmas', 'horror'],
    ages: ALL,
    ...scene(['The Vending Machine', 'Insert Coin', 'What You Need'], 'A machine does not give what one presses for.', [
      always([
        '{H} had pressed for crisps. What came down was a ball of wool. ‘It’s broken,’ said {a}, and pressed for tea. The machine hummed, thought, and gave {a.him} a plaster. <There was no sign that said what it was for. There was a slot, a window, and a row of buttons with pictures on them that had faded.> {H} put in the last coin and asked it, as clearly as one can with a finger, for crisps. Out came a candle.',
      ]),
      always([
        '{H} thumped it. That was not a good idea. One of the bolts was sharp, and now there was blood on {his} thumb. {A} looked at the plaster. They both looked at the plaster. They stuck it on. Neither of them said anything for a bit. <It fitted so exactly that it was hard to feel thankful.> ‘Then what’s the wool for?’ said {h}. In the machine a little light went on and off, as if it had said something and was not going to repeat it.',
      ]),
      more(1, [
        'A man came by with a briefcase. He put in a coin, took what came, and did not look surprised. ‘I’ve been going to it for years,’ he said. ‘I used to want things as well. <It gave me a left shoe once. I was furious. I met my wife when she was looking for it.>’',
      ]),
      always([
        'They had no more money. They were about to go when {h} turned round. It stood there all alone with its flex in the wall, and whoever filled it had not been for a long time; you could see right through to the back. ‘And what do you need?’ {he} asked. No one had ever pressed for that. The machine hummed on a new note. A flap opened that they had not noticed. It was at the bottom, and it was full of dust. There was a draught in there that one could feel from outside. So that was what the wool was for. {H} stuffed it in, and {a} lit the candle and sealed up the edges with wax. <It purred.> As they left it gave them the crisps.',
      ]),
    ]),
  },
  {
    id: 'kings-in-a-shelter',
    categories: ['christmas'],
    ages: ALL,
    ...scene(['Three Kings', 'The Bus Shelter', 'The Number Seven'], 'Three kings have missed their bus.', [
      always([
        'In the bus shelter sat three kings. They had crowns on, of the cardboard sort, and one was eating a pasty. ‘Is this right for the school hall?’ he asked. ‘We’re on at six. We’ve followed the number seven.’ <‘From the east?’ said {a}. ‘From the depot,’ said the king.> It had driven straight past them. They had put out a hand, but the driver seemed to have taken it for a blessing.',
      ]),
      always([
        'It was two miles, and the kings had slippers on. Besides, they had a problem. ‘We’ve lost a present,’ said the tallest. ‘I had it on my knees.’ There was gold; there was a jar that had been marmalade. The third had been a really good box, with a lid. It must have gone on by bus. <They had looked under the bench, and in each other.> ‘You can’t turn up with two,’ said the king with the pasty. ‘It’s in the Bible.’',
      ]),
      more(1, [
        'They searched their pockets for something fit for a king to give. There was a comb. There was a ticket. {A} had a button with an anchor on it, and they passed it from hand to hand and held it to the light. <‘It’s nice,’ said the tallest king. ‘But what would a baby do with it?’ ‘Swallow it,’ said the second. He had three at home.>',
      ]),
      always([
        'So {h} walked with them, and {a} went in front with a bicycle lamp held up on a stick. It was as good as it gets, in the way of stars. At the hall door they heard the shepherds start. ‘And what do I bring?’ whispered the third king. {H} had been carrying him a good part of the way by then, on account of the slippers. {He} thought. Then {he} told him to hold his hands like that, hollow, the one over the other, and to walk as if there was something alive in it. <You couldn’t see anything. It looked to be warm.> It was by far the best present of the three. In the front row they all stood up to see, and when he opened his hands over the crib nobody could have said what it was that was not there.',
      ]),
    ]),
  },
  {
    id: 'tree-on-a-bus',
    categories: ['christmas'],
    ages: ALL,
    ...scene(
      ['A Tree on the Move', 'Room for One', 'Mind the Branches'],
      'A Christmas tree needs to get home, and it is bigger than it looked.',
      [
        always([
          '‘It looked smaller outdoors,’ said a voice in the tree. It lay across the way, tied up like a parcel, and at the thin end two boots stuck out. They pulled. There was a man on the boots. He lived up four flights, he told them. He had carried it as far as this. <Then it had carried him.> {A} took the top and {h} took the stump, and the man walked in the middle and apologised to people on both sides.',
        ]),
        always([
          'A tree gets longer at corners. At the first it swept a hat off, at the second it brought a string of paper lamps along, and the lady they belonged to came as well. It would not go up the stairs. They tried it with the top first; they tried it with the stump. On the second landing it got stuck between the wall and the banister, and there it was, for good. <It had opened. One could hear the string go.> Nobody could get down and nobody could get up. Out of every door there was somebody looking.',
        ]),
        more(1, [
          '‘Saw it off,’ said number three. ‘In the middle?’ said number five. They all looked at the tree. It stood there, wedged, as straight as a candle, right in the turn of the stairs, and it had got something green into all that brown. <The lady was hanging up her lamps, to have her hands free.>',
        ]),
        always([
          '{H} was below, with needles down {his} neck. It was from below that you saw it. The stump was on the first floor and the star would be on the third. Whoever came home had to go by. ‘Why don’t you leave it?’ said {h}. ‘I’ve invited myself to supper,’ said the man. ‘I’ve got two chops and a tree.’ ‘And who else is in the house?’ There was a pause on all the landings. They had lived there for years, door to door, with a mat in front. <Then number five came out with a box of glass balls that had not been opened since her husband.> They sat on the stairs, one step each, from bottom to top. The chops went round. In the end {h} and {a} had to leave through a window.',
        ]),
      ],
    ),
  },
  {
    id: 'breathing-coat',
    categories: ['horror', 'adventure'],
    ages: ALL,
    ...scene(
      ['The Coat on the Hook', 'In, and Out', 'Somebody’s Sleeve'],
      'A coat is hanging there, and it is breathing.',
      [
        always([
          'There was one coat on the hook, a long dark one, and it was nobody’s. They had stepped in only to get out of the wind. ‘Do you see that?’ said {a}, very low. {H} saw it. The front of it rose, and it sank. It rose, and it sank. <It was quite regular, like someone having a doze on their feet.> The hem did not reach the floor. Under it there were no shoes.',
        ]),
        always([
          'They stood and breathed as little as they could. The coat breathed for all three. {H} told {himself} that it was the draught, and held up a wet finger. There was no draught. ‘Leave,’ said {a} with {a.his} eyes. But the door was behind the coat. They took one step, sideways; a board creaked. The coat stopped. <It held its breath, you could hear it do so.> Then the left sleeve, with nothing in it, bent slowly at the elbow, and felt for its buttons.',
        ]),
        more(1, [
          '‘Good evening,’ said {h}. It was all {he} could think of. The collar turned an inch. ‘We didn’t mean to wake you,’ said {a} hoarsely. <It seemed to be considering that. Somewhere inside a stomach rumbled, or a seam.>',
        ]),
        always([
          'The buttons were done up wrong, by one. {H} could not help seeing it. It had done up the second in the first hole, and so on to the bottom; it must have been uncomfortable like that for years. ‘May I?’ said {h}. {His} fingers were not at all steady. {He} undid it from the top down, all seven, and did it up again as it ought to be. When {he} got to the last one, the coat let out a breath so long that the dust got up off the floor. It hung quite straight. It was just a coat. But when they had slipped by, and had the door open already, something brushed the fluff off {h.s} shoulder, with one cuff, as an aunt does before one goes out. <Neither of them ran. They only walked extremely well.>',
        ]),
      ],
    ),
  },
  {
    id: 'footsteps',
    categories: ['horror', 'bedtime', 'generic', 'adventure', 'scifi'],
    ages: ALL,
    ...scene(['Steps', 'Somebody Else', 'When We Stop'], 'Somebody is walking behind them, a little late.', [
      always([
        'They both heard it. There were {h.s} steps and there were {a.s}, and between these came a third sort, softer, as if with bare feet. When they stopped it went on for one step more. Tap. Then it stopped as well. ‘It’s an echo,’ said {a}. <An echo does not sniff.> They walked on. Tap, tap. It had to hurry a bit; its legs seemed to be shorter.',
      ]),
      always([
        '‘If we run,’ whispered {h}, ‘it’ll run.’ ‘And if we stay?’ ‘It’ll stay.’ That was the trouble with it. You could not get rid of it, and it got no nearer. They tried a trick: they took one step, both, and stood on one leg. Behind them there was a tap and then a wobble. Something fell over. <‘Oof,’ it said. It was a small oof.> They looked round, quick as they could. There was no one there. But in the dust, right behind their own, were the prints of two feet, and then of a bottom.',
      ]),
      more(1, [
        '{A} left a biscuit lying on a stone, and they went ahead. They counted to twenty. When they came back the biscuit was gone. <In its place lay a bottle top, polished, with the good side up.> ‘It pays,’ said {a}.',
      ]),
      always([
        '‘Do you know what I think?’ said {h}. ‘I think it’s walking behind us because it’s dark.’ {H} knew how that was. When you are small and have to get through somewhere, you look for two people who seem to know the way, and you keep close. You only hope that they don’t turn round. So {h} did not turn round. {He} moved over to the left, and {a} moved to the right, till there was a gap between them, and {he} let {his} hand hang down. For a while there was nothing. Tap, tap. Then it was no longer behind. <It had a hand like a leaf.> They went slower, so that it could keep up. At the first lamp it let go. Someone ran off up some steps, a door banged, and a voice said: ‘And about time too.’',
      ]),
    ]),
  },
  {
    id: 'windows-going-out',
    categories: ['bedtime', 'love', 'christmas', 'horror'],
    ages: ALL,
    ...scene(['Lit Windows', 'Eleven, Ten', 'The Baker’s Window'], 'They count the windows that are still lit.', [
      always([
        'From here you could see eleven lit windows. They sat down on something to rest, and counted them. In one there was a woman ironing. In one there was just a lamp and the back of a chair. ‘When we get to five we’ll go on,’ said {a}. <It was warm where they sat. Someone had put a stove on the other side of the wall.> A window went out: ten.',
      ]),
      always([
        'It is not true that they simply go out. {H} had never watched before. First somebody comes and looks at the sky. Then they put a hand on something: a cup, a cat, a head. And the light goes on for a bit in the eyes, and only then, not all at once, it is dark. Nine. The woman had folded the last shirt. Eight. <‘Good night,’ said {a} each time, quite low, since somebody ought to.> They went more slowly the fewer there were.',
      ]),
      more(1, [
        'In the house on the corner two people had got a lamp each. His went out. Hers went out. Then his went on again, and one saw him look for something. He found it; he brought it round to her side. <It was a glass of water.> Both went out, and that was six.',
      ]),
      always([
        'They should have gone at five. But now they wanted to see it through. Four. There was one with blue curtains, that had been flickering. Three. A child’s night-light did not count, they decided, because it was on the side of the dark already. Two. Then there was one left, low down, and it did not go. It got brighter. A man in white came up to the glass and opened it, and let out a smell of warm bread. ‘That’s the first for tomorrow,’ said {h}. They looked at it. <It is good to know that they overlap.> ‘Now we can go,’ said {a}. They went on tiptoe. The whole place had been left in their care.',
      ]),
    ]),
  },
  {
    id: 'cats-round',
    categories: ['bedtime', 'generic', 'love', 'christmas', 'horror', 'scifi'],
    ages: ALL,
    ...scene(
      ['The Cat’s Round', 'Left in Charge', 'Every Door'],
      'A cat goes from door to door and lets itself be followed.',
      [
        always([
          'The cat sat in the middle of the way and looked as if they were late. It was black, with one white foot. Then it got up and walked ahead, not fast. At the first house it put its nose to the door, listened, and went on. It did the same at the second. ‘It’s doing its round,’ said {a}. <One could see that it had not been asked to. It had been born to.> They went along, since it was their way too.',
        ]),
        always([
          'It left nothing out. It looked into a bucket. It trod once on each step of a flight of steps and came down the other side. Where a gate was open it sat down before it and looked at {h}, until {h} shut it. Where a window was open it looked at {a}. <There was a bicycle that had to be leaned the other way. They got it right at the third try.> After that they knew how it was done. It was wonderful how many things there are, left about, that only need somebody to turn them round.',
        ]),
        more(1, [
          'A hedgehog was crossing over. The cat let it pass, and counted it. Two men were talking by a wall, about a fence. <It walked between them, once, with its tail straight up. They found that they had said all they had to say.>',
        ]),
        always([
          'Behind the last house it stopped. It looked back along the way they had come, and so did {h}. Everything was shut that ought to be. It lay there like a drawer that someone has tidied. The cat jumped up on the wall and began to wash its white foot. It was the end of the round; you could tell that it did not need them any more. ‘And who looks after you?’ said {h}. The cat stopped, with its tongue out. It gave {him} a long look from under its leg. Then it came along the top of the wall and put its forehead against {h.s}, for as long as it takes to close a gate. <After that it went home, if it had one. It had all of them.>',
        ]),
      ],
    ),
  },
  {
    id: 'photo-booth',
    categories: ['love', 'generic', 'scifi', 'christmas', 'adventure'],
    ages: ALL,
    ...scene(['Four Pictures', 'Behind the Curtain', 'Do Not Move'], 'Two people sit in a booth made for one.', [
      always([
        '‘One person only,’ it said on the photo booth, so they both got in. There was one stool. They had not planned it; a shower had come, and it had a curtain. {A} sat on one half, and {h} had the other half and a foot in the corridor. ‘Look straight ahead,’ said a voice. ‘Do not smile.’ <They had not touched anything. Somebody must have left a coin in it.> The light went on.',
      ]),
      always([
        'Flash. In the first one they were still arranging their elbows. ‘Move over,’ said {h}. Flash. {A} had said something, that was the second, and {h} had turned round to hear it. You do not often see a face from that near. There was a fleck in {a.s} left eye which {h} could have sworn had not been there in all these years. <There was a smell of wet wool. It may have been either of them.> ‘What is it?’ said {a}. ‘Nothing,’ said {h}. Flash. ‘Please do not move,’ said the voice. For once they did as they were told.',
      ]),
      more(1, [
        'Then nothing happened, for so long that you could hear the drops on the roof. ‘There should be a fourth,’ said {a}. They went on sitting very straight. <Outside somebody tried the curtain and said ‘Pardon’. They had both gone red, and the machine could see it.>',
      ]),
      always([
        'It came when they had stopped waiting. Flash. After that they stood out in the wet and watched the slot. The strip fell down, still damp. There they were: elbows; a mouth, open, and an ear. The third was of two people not moving. They looked at it for some time. In the fourth there was nobody. The stool was there, and the curtain, blowing; they must have been on their way out, the two of them, and had got up at the same moment. ‘That’s a waste,’ said {a}. {H} did not think so. {He} tore the strip across. <‘You have the one with my ear,’ said {h}.> {He} kept the empty one. You could see that two people had just been there. The seat was still going up.',
      ]),
    ]),
  },
  {
    id: 'bridge-tolls',
    categories: ['adventure', 'generic', 'love'],
    ages: ALL,
    ...scene(
      ['The Rope Ferry', 'A Passenger at a Time', 'On the Other Bank'],
      'A ferry takes only one, and there are two of them.',
      [
        always([
          'The ferry was a plank on a rope. ‘One at a time,’ said the ferryman. ‘It doesn’t hold two.’ He was eating an onion. The water was not wide, but it was brown, and in a hurry. ‘You first,’ said {a}. ‘Then how does the plank get back?’ asked {h}. ‘Somebody brings it,’ said the ferryman. <They thought about that. So did he; it was plain that he had been thinking of it for years.>',
        ]),
        always([
          'It could not be done. If {h} went over, the plank was over there. If {h} brought it back, {h} was back. They tried it with pebbles on the sand. They tried it with the ferryman as well, which made it worse. ‘I’ve only ever had single ones,’ he said. ‘And the goat man. He’s still on the other side.’ <One could see him, far off. He waved. He’d built a hut.> {A} suggested to swim. The river took a branch and showed them what it did with branches.',
        ]),
        more(1, [
          '‘Why did you take it on?’ {h} asked the ferryman. ‘It was in the paper,’ he said. ‘“River. Quiet.” I thought I’d meet people.’ He held out the onion. <‘You do,’ he said. ‘But always just the one.’>',
        ]),
        always([
          'Then {h} looked at the rope. It was tied to a post on this side and to a post on that, and the plank hung on it by a ring. It only went back if somebody pulled. ‘Have you got any string?’ {h} asked. The ferryman had a whole ball; he had been keeping it for a kite. They tied the end to the plank. {H} went over, with wet knees and shut eyes. Then {a} and the ferryman pulled, and the plank came back all by itself, and bowed. <The goat man wept a little. He’d had the same idea, he said, but on the wrong side.> They left the string where it was. When they looked round the ferryman was sitting on his plank in midstream, going to and fro, to and fro, and eating his onion first on one bank and then on the other.',
        ]),
      ],
    ),
  },
]
