import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love, for children: two who have quarrelled, and a tin-can telephone that only works when both pull. */
export const string: Plot = {
  id: 'string',
  categories: ['love'],
  ages: ['child'],
  cast: {
    a: { name: 'Nell', gender: 'female', connection: 'best friend' },
    b: { name: 'Mr Tovey', gender: 'male', connection: '' },
  },
  titles: ['Two Tins and a String', '{h} Does Not Pick Up', 'The String Across the Yard'],
  teasers: [
    'A string goes over the yard, from {h.s} window to {a.s}. There is a tin at each end, and nobody is talking.',
    'It was about a marble. Now it is about who says something first.',
  ],
  start:
    'Over the yard runs a string with a tin at each end. For a whole week nobody has said a word into it, and {h} is not going to be the first.',
  byname: '{h} at the other end',
  places: [
    { name: 'The yard', description: 'Two windows, one string, eleven sparrows.' },
    { name: 'The window', description: 'There is a nail in the sill, and on the nail hangs a tin.' },
    { name: 'The ironmonger’s', description: 'String by the yard, and advice by the ounce.' },
  ],
  scenes: [
    scene(
      ['A Tin on a Nail', 'Not a Word', 'It Was About a Marble'],
      'A telephone is hanging on a nail, and nobody rings.',
      [
        must(
          [
            'There was a yard {where} with a string across it. At one end of the string, on a nail, hung a tin that had once had peaches in it, and that was {h.s}. At the other hung a tin that had had soup. <On still evenings the peaches said good night to the soup.> It was the best telephone in the street. It had hung there for a week now without a word.',
            'You take two tins and one long string, and you can talk across a yard. {H} had done so every evening {where}, from one window to another. ‘Hello, soup,’ {he} would say. ‘Hello, peaches,’ said the tin. <The sparrows sat on the line and listened in.> But that was last week. Since Sunday the string just hung there.',
          ],
          [
            'Across the yard {where} ran a string with a tin at each end. Every evening {h} had said good night into it. But for a week now nobody had said a word.',
          ],
        ),
        must(
          [
            'In the other window lived {a.+}, and they were not speaking. It had been about a marble, the green one. It had rolled under something, and then each had said something, and the last thing said had been ‘Fine!’ Since then {h} wanted just one thing: for the tin to say hello. But {h} was not going to say it first.',
            'At the other end of it lived {a.+}. ‘You had it last,’ {h} had said. ‘No, you did,’ {a} had said. It was a green marble, with a twist in it. And then they’d both said ‘Fine!’ at the very same moment, so that you could not tell who had started. {H} put an ear to the tin. It sounded of tin.',
          ],
          [
            'In the other window was {a.+}, and they were not speaking. It was about a green marble. {H} wanted the tin to say hello. But {h} was not going to say it first.',
          ],
          '',
          'apart',
        ),
        slot('portrait'),
        slot('company'),
        more(1, [
          'There is a great deal you can’t do when you are not speaking. You can’t look over. You can’t not look over, as that would show. {H} watered a plant at the window, and the plant had been dead since Easter. <Across the yard somebody was cleaning a pane that was clean.>',
        ]),
        more(2, [
          '{W.there} On Monday {h} saw the funniest dog in the world. It had a stick, and the stick was too wide for the gate. {H} laughed, turned round, and there was nobody to say it to. <A funny dog you keep to yourself goes off, like milk.>',
        ]),
        more(3, [
          '‘Isn’t it time somebody went across?’ people asked. ‘It’s raining,’ said {h}. Next day it wasn’t raining. ‘It’s too dry,’ said {h}.',
        ]),
      ],
    ),
    scene(['The Sparrow’s Nest', 'Pulled Too Hard', 'Snap'], '{H} tries to ring without ringing.', [
      must(
        [
          'On Friday {h} had a plan. If the tin at the other end were to jump, just a bit, it would look as if it had rung by itself. So {h} gave the string a tug. It was a small tug, and nothing happened. So {he} gave it a big one. The string sang, and the sparrows went up. And it broke, right in the middle, with a noise like ‘no’.',
          '{H} thought: if I only shake it, then it isn’t me who’s speaking, it’s the string. {He} shook. {He} shook harder. Over in the other window the soup tin danced on its nail, and fell off, and went down three floors, bong, bong, bong. <A cat gave notice.> Then the string came down as well, all of it, softly, like spaghetti.',
        ],
        [
          'On Friday {h} gave the string a tug, so that it would ring by itself. It broke, right in the middle, with a noise like ‘no’.',
        ],
      ),
      more(1, [
        'Now there was a yard with two bits of string hanging down, one on each side. {H} looked at the near one. It had come out quite short. <Nobody had ever looked so hard at a piece of string.> Behind the curtain over there something moved, and then the curtain was very still, like someone holding a curtain.',
      ]),
      more(2, [
        'The caretaker came out with a broom. ‘Whose is this?’ he called up. ‘Not mine,’ said two windows at the same time. <They shut at the same time, too.> He shook his head, wound it round the railing, and swept the sparrows’ breakfast into a heap.',
      ]),
      more(2, [
        '{H} tried with what there was. Two shoelaces made one yard. The belt of a dressing gown made another. By supper it had got as far as the drainpipe, with knots the size of plums. Into the tin {h} said ‘Test’. ‘Test,’ said the drainpipe, a bit later. It was not the same.',
      ]),
    ]),
    scene(['String by the Yard', 'At the Ironmonger’s', 'Half'], 'New string is to be had, but only half of it.', [
      must(
        [
          '{H} took {his} money to the ironmonger’s, where {b.+} was minding the counter. ‘Twelve yards of string, please,’ said {h}. {B} looked at {him} over the scales. ‘I’ve got a ball here of the very best,’ said {b}. ‘But you can only have six. The other six are spoken for. And I don’t want money. I’ll have what’s in that pocket. The one you keep your hand on.’',
          'In the shop with the nails {b.+} was minding the till. ‘String,’ said {h}. ‘Long enough for a yard.’ {B} measured it off along the edge of the counter, and cut. It was half. ‘That’s all for today,’ said {b}. ‘You’re the second. And I’d like something for it. Not coins. What have you been turning over in your pocket all this time?’',
        ],
        [
          'At the ironmonger’s {b.+} was minding the counter. ‘You can have six yards,’ said {b}. ‘The other six are spoken for. And I want what’s in that pocket.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{H} pulled it out, very slowly. It was round and green and had a twist in it. It had been in the lining all along, since Monday, and {h} had known since Tuesday. ‘Ah,’ said {b}, and nothing else, which was the worst part. {H} put it on the counter. It rolled as far as the scales. Then {he} took the six yards and went, and {his} pocket felt much too light.',
          'It was the marble. It had been in the turn-up of {h.s} trousers. {He} had found it on Tuesday, and after that it had been even harder to say anything. <It gets heavier each day, a thing like that. It’s well known.> {B} held it to the lamp. ‘Nice,’ said {b}. ‘I’ll look after it. And somebody ought to say something to somebody.’ ‘I’ve only got half a string,’ said {h}.',
        ],
        [
          'It was the green marble. It had been in the lining all along. {He} put it on the counter, and {his} pocket felt much too light.',
        ],
      ),
      more(2, [
        '‘How does it work, really?’ asked {h}. {B} took two yoghurt pots and showed {him}. ‘You talk, and the pot shakes. Then the string shakes, all along. Then the other pot shakes, and there you are, in somebody’s ear. But it’s no good slack. It can’t carry a word if it’s hanging down.’',
      ]),
    ]),
    scene(['Six Yards', 'Not Long Enough', 'To the Middle'], 'Half a string reaches half the way.', [
      must(
        [
          'Six yards went to the middle and no further. {H} tied one end to the peach tin and let the other out of the window. There it hung. {He} tried to throw it. It went round the drainpipe. {He} tied a spoon to it and threw again. The spoon went through the skylight of the bicycle shed.',
          'It reached exactly to the middle of the yard. There was nothing to tie it to in the middle of the yard. {H} stood on a box. {H} stood on the box on a bin. <The lid of the bin had not been asked.> When {he} had got up again, there was porridge in both shoes.',
        ],
        [
          'Six yards reached to the middle, and no further. {H} tied a spoon to the end and threw. It went through the roof of the bicycle shed.',
        ],
      ),
      more(1, [
        '{W.still} In the evening {h} sat at the window with {his} half, and waited for nothing in particular. It was the time at which the tin used to say: ‘Are you awake?’ <You were supposed to say no.> ‘No,’ said {h} into the peach tin, just to see what it was like. It stayed in there and went round.',
      ]),
      more(2, [
        'A sparrow came and pulled at the end of the string. It pulled with both feet. It wanted it for a nest. ‘That’s a telephone,’ {h} told it. The sparrow considered the matter. <It tried the other end, and that was a telephone as well.> Then it took a bit of fluff from the sill instead.',
      ]),
    ]),
    scene(['The Other Half', 'Who Is the Second?', 'A Knot'], '{H} goes down into the yard.', [
      slot('key'),
      must(
        [
          'The other six were spoken for. By whom? Who else needs six yards of string? {H} ran down the stairs, all of them, with the tin in one hand. And in the middle of the yard, with a soup tin, stood {a}. {A.He} had a dent in {a.his} tin, and {a.his} string was just as short.\nNeither of them said anything. They were not speaking, after all. They put the two ends together and tied a knot. It was a big one, and it took all four hands.',
          'Why only half? Because somebody had the other half. {H} looked across the yard. From the other window hung a string that had not been there yesterday. It was new and white, and stopped right in the middle. And at the bottom of the stairs over there a door opened.\nThey met at the drain. {A} had string in one hand, and {h} had string in the other. It is not possible to tie that knot alone. One has to hold a finger on it. {A} put a finger on it.',
        ],
        [
          'Who else needed string? {H} ran down. In the middle of the yard stood {a}, with a soup tin and six yards that were just as short. They were not speaking, so they said nothing. They tied a knot. It took all four hands.',
        ],
      ),
      must(
        [
          'Then each ran up to a window and pulled. It had to be tight; if only one of them pulled, it hung down. They pulled, both of them, till it hummed. ‘I had it all the time,’ said {h} into the peaches. ‘It was in my pocket. I’m sorry.’ It went along the string, over the knot, and into the soup. For a while there was only tin. Then it said: ‘I said you were a toad.’ ‘I know.’ ‘You’re not a toad.’',
          'Up they went again, each to their own end. {H} pulled, and it went slack. {A} pulled, and it went slack. Then both pulled at once, and the string stood over the yard like a ruled line. ‘Hello, soup,’ said {h}. It was the hardest one {he} had ever said. It took a moment, because of the knot. ‘Hello, peaches,’ said the tin.',
        ],
        [
          'Then each ran up to a window, and they both pulled, till it hummed. ‘I had it all the time,’ said {h}. ‘I’m sorry.’ It went over the knot and into the soup. ‘Hello, peaches,’ said the tin.',
        ],
        '',
        'together',
      ),
      more(1, [
        'After that it all had to come out, one thing after another: the dog with the stick, the cat on the third floor, what the caretaker had said. They talked till it was quite dark. <The sparrows had to move up for all the words.>',
      ]),
      slot('road'),
      slot('quiet'),
    ]),
    scene(['A Knot in the Line', 'Are You Awake?', 'Good Night, Soup'], 'The telephone rings.', [
      slot('after'),
      more(1, [
        'They fetched the marble together. {B} had polished it. ‘Whose is it, then?’ said {b}. ‘{A.s},’ said {h}. ‘{H.s},’ said {a}. <It was some time before that could be settled. In the end it lives on the sill for a week at a time, and is handed over at the drain.>',
      ]),
      must(
        [
          'There is still a knot in the string, right in the middle, the size of a plum. <{W.over}> Every word has to climb over it, and that takes a moment longer than it used to. You can hear it come. ‘Are you awake?’ said the tin that evening. {H} lay in bed with the peaches on {his} ear. ‘No,’ {he} said. It travelled across the yard, and over the knot. ‘Nor me,’ said the soup.',
          'It is the best telephone in the street again. <{W.over}> The only thing is the knot. Sparrows sit on both sides of it now, as if it were a table. When it got dark, {h} took the tin from its nail. ‘Good night, soup,’ {he} said, and kept the string tight until it had arrived. {He} could feel it arrive. ‘Good night, peaches.’',
        ],
        [
          'There is still a knot in the string. ‘Are you awake?’ said the tin that evening. ‘No,’ said {h}. It went across the yard, and over the knot. ‘Nor me,’ said the soup.',
        ],
      ),
    ]),
  ],
}
