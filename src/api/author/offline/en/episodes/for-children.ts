import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { KID } from './ages.ts'

/** Games that are meant seriously. */
export const forChildren: readonly Episode[] = [
  {
    id: 'toll-of-jokes',
    categories: [],
    ages: KID,
    ...scene(['The Toll', 'One Joke Each', 'Halt!'], 'Somebody small will not let them by without a joke.', [
      always([
        '‘Halt!’ A rope was stretched across the way. At one end was a post. At the other end was a girl with a saucepan on her head. ‘It’s a toll,’ she said. ‘One joke each. It has to be a new one.’ <Her brother sat behind her and wrote everything down. He could not write yet. He drew mouths.> {H} was in a hurry. But a rope is a rope.',
      ]),
      always([
        '{A} went first and told the one about the chicken. ‘Had it,’ said the girl. {H} told the one about the two biscuits. ‘Had it on Monday.’ They tried a long one with a bear. They had it nearly all, and then the end had gone. <‘It’s something with a hat,’ said {a}.> The brother drew a mouth with the corners down. He had a whole page of those. ‘Nobody’s got a new one,’ said the girl, and for a moment the saucepan looked heavy. ‘We’ve been here since breakfast. We haven’t laughed once.’',
      ]),
      more(1, [
        '‘What do you do with them?’ asked {h}. ‘We’re collecting,’ said the girl. ‘Our gran’s got a broken hip. She said she could do with a laugh. <We’ve got seventy-one, and she knew all of them.>’',
      ]),
      always([
        '{H} bent down, to get under the rope. Only {a} bent down as well, at the same place. There was a bonk. They both said ‘Sorry!’ and both stood up, and the rope went with them, off its post, and round the girl. The saucepan dropped over her eyes. ‘Who put the light out?’ said the saucepan. Nobody spoke. Then the brother began. He laughed so hard that he fell off his box. <It rang in the saucepan too.> ‘That’s a new one!’ said the girl. ‘How does it go? Do it again, slowly.’ They did it four times. The brother drew the biggest mouth of all, right over the edge of the page.',
      ]),
    ]),
  },
  {
    id: 'swapping',
    categories: [],
    ages: KID,
    ...scene(
      ['A Good Swap', 'Six Swaps', 'What’s It Worth?'],
      '{H} swaps a string for something better, and goes on swapping.',
      [
        always([
          'It began with a bit of string. ‘That’s good string,’ said a boy on a step. ‘I’ll give you a whistle for it.’ The whistle had no pea in it, but still. {H} swapped. <‘Now you’re rich,’ said {a}.> A bit further on a girl wanted the whistle and had a red marble. The marble went to a man for a pocket torch. {H} walked taller with every swap. You could get anything, if you went on for long enough.',
        ]),
        always([
          'The torch turned into a kite, the kite into a cage with no bird in it. For the cage a lady gave them a cake on a stand, five floors high. ‘What do you want for it?’ said everybody now. There was a scooter. There was a tent. {H} had to carry it all a little way, then swap it, then carry the next. <{A} had stopped saying anything.> By the time they had got hold of a whole grandfather clock they could only go six steps at a time. It struck whenever it was put down.',
        ]),
        more(1, [
          '‘What do you actually need?’ asked {a}, from under the clock. {H} could not hear very well. It was striking eleven. <‘Something to tie it on with,’ said {h}.>',
        ]),
        always([
          'They were stuck. It was a fine clock, and it stood in the middle of the way like an uncle. {H} sat down, out of breath. {His} shoe had come open, and the lace had gone; it had snapped on the hill. {He} felt in {his} pocket. It was empty. There had been something in there this morning that would have done. Just then a boy came along with a bit of string round his finger. ‘That’s my string,’ said {h}. ‘It’s mine,’ said the boy. ‘I swapped it. It’s the best one I ever had.’ He walked once round the clock. ‘But I’ll think about it,’ he said.\nThat is how {h} came by {his} string. <It held the shoe till evening. From far off they heard it strike noon, and a boy cheering.>',
        ]),
      ],
    ),
  },
  {
    id: 'snail-race',
    categories: [],
    ages: KID,
    ...scene(['The Race', 'Gerald in Front', 'A Very Long Straight'], 'There is a race on, and it takes its time.', [
      always([
        '‘Shh,’ said a boy lying on his stomach. ‘They’re on the straight.’ In front of him was a board, and on the board were two snails with numbers on. Number one was called Gerald. Number two did not have a name, because he had only come this morning. <Gerald was ahead by about an eyelash.> ‘Since when?’ asked {h}. ‘Since after breakfast,’ the boy whispered. {H} lay down as well. One can’t go past a race.',
      ]),
      always([
        'It was tremendously exciting. Gerald put out his left horn. Number two put out his right. After some minutes Gerald had got to a knot in the wood, and he went round it; that cost him the lead. {A} was for number two by now. {H} was for Gerald. They lay on both sides and shouted in whispers. <‘Come on,’ breathed {h}. ‘You’ve only got to be there.’> Then a drop fell out of a leaf, right between them. Both snails went in. The race stood still.',
      ]),
      more(1, [
        '‘What do they win?’ asked {a}. The boy showed them. It was a lettuce leaf, with a pin in it and a flag. ‘And who loses?’ The boy had to think. <‘There’s two leaves,’ he said then. ‘I don’t tell them before.’>',
      ]),
      always([
        'You can’t make a snail come out. You can only be there when it does. They lay with their chins on their hands. It got so quiet that one could hear grass. {H} noticed an ant with a crumb, who had been overtaking all the time, and did not know it. When the horns came out again number two had turned round. He was facing the other way and set off, steadily, for the start. Gerald looked after him. And then Gerald turned too. ‘They’re going back,’ said the boy. He lay down at the other end of the board. <‘So now who’s winning?’ asked {a}.> ‘It’s very close,’ said {h}.',
      ]),
    ]),
  },
  {
    id: 'ball-over-the-wall',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi', 'horror'],
    ages: KID,
    ...scene(['Over the Wall', 'Nobody Goes In There', 'The Ball'], 'A ball has gone over the wrong wall.', [
      always([
        '‘You’re tall,’ said somebody. ‘You’re not, but you look brave.’ Nine children were standing at a wall and looking up. Their ball was on the other side. ‘Why don’t you fetch it?’ asked {h}. They all looked at their shoes. It was Mr Crake’s garden. He’d had eleven of their balls, and no one had ever seen one again. <He boiled them, said the smallest. In a pot.>',
      ]),
      always([
        '{A} made a step with both hands. {H} went up. From the top of the wall {he} saw rhubarb, a water butt and a shed with its door open. There was no ball. {He} dropped down on the other side, on all fours. It was very neat in there. Then a floorboard creaked. In the shed sat an old man with white eyebrows, and he was looking straight at {him}. <On the wall nine pairs of eyes went down like the sun.> On the shelf behind him, in a row, lay eleven balls. They had been washed.',
      ]),
      more(1, [
        '‘I blow them up,’ said Mr Crake. ‘They come over so flat.’ He had a pump. He had patches, and a pot on the fire for the glue. <‘Is that what you boil?’ asked {h}. ‘What did you think I boiled?’ said Mr Crake. {H} thought it better not to say.>',
      ]),
      always([
        '‘Why don’t you throw them back?’ said {h}. ‘I can’t throw over a wall like that,’ said Mr Crake. ‘Not any more. And nobody’s rung the bell.’ There was a bell, at the front, on a green gate. No one had ever tried the front. {H} took as many as {he} could carry. {He} went out by the gate, and Mr Crake came behind with the rest in his hat. The nine of them stood there without a word. Then the smallest held out the bat. ‘Can you bowl?’ she asked. <It turned out that he could. He was out of practice, but the ball went round corners.>',
      ]),
    ]),
  },
  {
    id: 'left-sock-club',
    categories: [],
    ages: KID,
    ...scene(['The Club', 'The Password', 'Members Only'], 'There is a club, and one has to know the password.', [
      always([
        'Between two bushes hung a blanket, and on the blanket was pinned a notice: CLUB. ‘What sort of a club?’ {h} asked the blanket. ‘A secret one,’ it said. ‘Password?’ {H} said the first thing that came into {his} head, and that was ‘sausage’. There was a rustle. <Somebody in there seemed to be looking something up.> ‘It was sausage last week,’ said the blanket. ‘You can wait in the waiting room.’ The waiting room was a stone.',
      ]),
      always([
        'They waited. Behind the blanket there was whispering. It sounded like a big club, with all sorts of people in it. Now and then someone laughed. ‘I don’t even want to be in a club,’ said {a}. ‘Nor do I,’ said {h}. They went on sitting there. They tried ‘mustard’. They tried ‘please’. <They tried nothing at all, very loudly.> You want nothing so much as to be let in where others are.',
      ]),
      more(1, [
        '‘How many are you?’ called {h}. There was a silence. ‘Lots,’ said the blanket. ‘Nearly too many. We may have to close.’ <Then it sneezed. And nobody in that whole big club said ‘bless you’.> So {h} did.',
      ]),
      always([
        'The blanket moved. A face came out at the side. It had a left sock on its head, and it was rather red. ‘You said “bless you”,’ said the face. ‘Yes,’ said {h}. ‘That’s the password.’ Inside there was room for one. There was one cushion, one biscuit, and a list with a single name on it. The boy had done all the voices. He did not look at them. {H} sat down in the entrance and took off a shoe. Then {he} pulled off {his} left sock and put it on {his} head. <It fitted to the eyebrows.> {A} did the same. ‘We need another cushion,’ said the boy in his deepest voice. ‘We’re getting to be lots.’',
      ]),
    ]),
  },
]
