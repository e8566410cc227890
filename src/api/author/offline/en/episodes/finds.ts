import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** Things that lie, stand or hang about, and want something. */
export const finds: readonly Episode[] = [
  {
    id: 'turning-signpost',
    categories: [],
    ages: ALL,
    ...scene(['The Signpost', 'Four Arms', 'Which Way Is Which'], 'A signpost cannot make up its mind.', [
      always([
        'The signpost had four arms, and when they got there it was turning. It went round slowly, with a squeak, like somebody looking for their glasses. ‘Home,’ said one arm, and pointed at {h}. Then it pointed at {a}. Then it pointed where they had come from. <The other three said things that had been washed off.> ‘We’ll wait till it stops,’ said {a}. It stopped. A breath of air came, and it thought again.',
      ]),
      always([
        'They tried to hold it. It pulled like a dog that has seen something. They tried to work it out: if this one was left before, then that one must be right now. {H} drew it on the ground. It made a very handsome star. <‘All we know,’ said {a}, ‘is that there are four ways, and we’ve been on one of them.’> Whoever had put it up had forgotten a nail, or else had been a person with an open mind.',
      ]),
      more(1, [
        'A farmer came by with a barrow. He did not even look up. ‘I never go by that,’ he said. ‘It’s for strangers.’ ‘We are strangers,’ said {h}. He set the barrow down and considered them. <‘Then it’s doing its best,’ he said.>',
      ]),
      always([
        '‘It’s right about one thing,’ said {h} after a while. ‘It always moves all four at the same time.’ So it was enough to know one. {H} turned round to where they had come from. That they knew; there were their own footprints. {He} took hold of the arm that had nothing left on it, and turned it until it pointed down their track. And the other three swung round with it and stood, each over its road. ‘Home’ was behind the hedge. <They wedged it with a twig. Then they took the twig out again, for the next ones might have come from somewhere else.> On the blank arm {h} wrote in pencil: ‘Us.’',
      ]),
    ]),
  },
  {
    id: 'shop-letters',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi', 'horror'],
    ages: ALL,
    ...scene(
      ['An E Has Fallen Off', 'The Sign', 'Letters'],
      'A letter has come off a shop, and nobody can read what it sells.',
      [
        always([
          'There was an E lying in the road. It was as long as an arm, red, with a bit of wire at the back. {H} picked it up. ‘Somebody’s missing that,’ said {a}. They looked up. Over the nearest shop it said B KER. <‘Baker,’ said {h}. ‘Biker,’ said {a}. Either way that wanted something else.> They tried the E there all the same, but it did not like it.',
        ]),
        always([
          'So they went from door to door with it. It would have fitted at BUTCH R and at TH ATR, where they already had their own. The chemist said he had let his go years ago. <People knew.> At the end of the row was a small dark window with three red letters over it: T N D. There was nothing in the window but a chair. ‘What do you sell?’ asked {h}. The woman inside laid down her needle. ‘Since they fell off,’ she said, ‘I’ve been wondering myself. Folk come in and ask if I’m closed.’',
        ]),
        more(1, [
          '‘Does it light up?’ asked {a}. They held the wire to the wire. The E gave a fizz and went pink. For a second the whole shop was pink, and one could see everything on the shelves: broken toys, torn kites, a boot with its mouth open. <Then it was just a letter again.>',
        ]),
        always([
          'One E was not enough, they could see that. But there was a drawer with odds and ends. {A} found an R, a bit bent. {H} held the ladder, and {a} held {h}, and the woman stood out in the road and said ‘up a bit’. There was a place left at the front and one in the middle. When they switched it on it said: TENDER. ‘It was MENDER,’ said the woman. ‘I had an M. That was the first to go.’ She looked at the red light on her hands. <They offered to look for it.> ‘Leave it,’ she said. ‘They’ll see soon enough what I do. I like to know how.’',
        ]),
      ],
    ),
  },
  {
    id: 'stubborn-umbrella',
    categories: [],
    ages: ALL,
    ...scene(
      ['It Will Not Shut', 'Eight Ribs', 'An Open Umbrella'],
      'An umbrella will not close, and doors are narrow.',
      [
        always([
          'It was lying there with its handle up, open, and nobody belonged to it. It was not even raining. ‘We’ll shut it and hang it up,’ said {h}, ‘so that it gets found.’ {H} pushed the catch. {He} pulled. The umbrella stayed as it was. <It had a duck’s head, and the duck looked straight past them.> ‘Let me,’ said {a}, and pulled too. Now they were both holding it, and could not very well let go; it had begun to lean on the air.',
        ]),
        always([
          'An open umbrella is a large thing. It would not go through the gap. It would not go round the corner unless they walked round it first. People gave way to it and looked at the sky. <Two of them put up their own, to be on the safe side.> Where they came to a narrow place {h} had to go ahead, lift it over and hand it down. ‘We could leave it,’ said {a}. They did leave it. They had gone a hundred steps when something tapped {h} on the shoulder. It had followed, tumbling, on eight thin fingers.',
        ]),
        more(1, [
          '‘Perhaps it knows something,’ said {a}. They looked up. There was not a cloud. <They walked under it anyway, for a bit; it had gone to such trouble.> It was odd how nice it was. You talk lower under an umbrella, as you do in a small room.',
        ]),
        always([
          'In the end it was {h} who thought of asking why. {He} turned it over and looked inside. Up in the top, where the ribs meet, somebody had built a nest. It was of hair and moss, no bigger than an egg cup, and in it there was an egg like a blue mint. They both held their breath. ‘So that’s it,’ whispered {a}. They carried it after that as one carries a full glass. Where there was a forked branch at the right height they hung it up by its duck. <A small brown bird had been behind them the whole way. She looked them over.> Then she went in under her roof.',
        ]),
      ],
    ),
  },
  {
    id: 'lamp-that-moved-house',
    categories: [],
    ages: ALL,
    ...scene(
      ['Moving Day', 'One End of a Wardrobe', 'The Lamp'],
      'Somebody is moving house on foot, and needs two hands more.',
      [
        always([
          '‘Could you take this for a second?’ said the young woman, and {h} had a standard lamp in {his} arms. Behind her came a sofa with four legs of its own and four of other people’s. They were moving, she called over her shoulder; it was only round the corner. <{A} already had a goldfish.> You do not walk away with somebody’s lamp. So they went along, at the end of the line, past a row of people who were carrying everything that one needs in order to live.',
        ]),
        always([
          'It was not round the corner. It was up a hill. You get to know a family by its things: there was a tray with a burn on it, a very small rocking chair, eleven clocks that did not agree. ‘Don’t look in the bag,’ said the young woman. ‘That’s the stuff I couldn’t throw away.’ <There was a bell in it, or a toy. It rang at every step.> At the top the new house stood open. It had no lights. It smelt of paint and nobody. The people put everything down where they were and went quiet.',
        ]),
        more(1, [
          '‘It was warmer in the old one,’ said a little boy. He had brought his own door handle. <He held it in both hands and looked for somewhere to put it on.> ‘They’ve handles here,’ said his father. ‘I know,’ said the boy.',
        ]),
        always([
          'Nobody knew where to begin. So {h} did it. {He} carried the lamp into the middle of the biggest room, felt along the wall, and plugged it in. It made a round yellow spot on the boards. The sofa came and stood at the edge of it. The rocking chair came next. One after another they moved into the light and sat down, on whatever there was, with the clocks striking all about them. <{A} put the goldfish on a box where it could see.> ‘Now it’s begun,’ said the young woman. They gave them tea out of egg cups, for those were on top.',
        ]),
      ],
    ),
  },
  {
    id: 'found-list',
    categories: [],
    ages: ALL,
    ...scene(['Somebody’s List', 'Number Four', 'To Do'], 'They find a list, and one thing on it is not crossed off.', [
      always([
        '1: bread. 2: ring Margaret. 3: let it go. It was a list, on the back of an envelope, and it lay face up in the way. Everything had been crossed off but one. ‘4,’ {h} read out: ‘something kind, for no reason.’ There was no line through it. <Somebody must have dropped it before they got that far.> {A} looked up and down. There was no one who looked as if they were short of a thing to do.',
      ]),
      always([
        'You can’t leave a list with a gap in it. ‘We’ll do it for them,’ said {h}. It is harder than one thinks. They held a gate for a man, but there was a reason: he had his hands full. They gave a dog some water. He was thirsty, so that did not count. <{A} paid a stranger a compliment on her hat; but it was a good hat.> Wherever you look, there’s a reason sitting there already, wagging its tail.',
      ]),
      more(1, [
        '‘What’s it for, then,’ said {a}, ‘if it isn’t for anything?’ They thought about that. It was like trying to lick one’s elbow. <A girl on a wall had been watching them for some time. ‘You want to stop trying,’ she said.>',
      ]),
      always([
        'By the next stile they had given it up. {H} leaned the envelope against a stone, so that it could be seen, and weighted it. There was a wild apple there. {He} had been eating one. {He} put the other next to the list. It was not meant as anything; it only looked nice. {A} watched {him}. ‘That,’ said {a}. ‘What?’ said {h}. {A} took the pencil out of {h.s} pocket and drew a line, very straight, through number four. <When they turned round once more, there was somebody coming along the path slowly, with their eyes on the ground.>',
      ]),
    ]),
  },
]
