import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: every morning one cup more is wet than there are people in the house. */
export const cup: Plot = {
  id: 'cup',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Dorothea', gender: 'female', connection: 'aunt' },
    b: { name: 'Mr Lusk', gender: 'male', connection: '' },
  },
  titles: ['One Cup Too Many', 'The Third Cup', '{h} Sets the Table'],
  teasers: [
    'Two people live in the house, and every morning three cups are wet. {H} would like to know who is so quiet.',
    'It is only a cup. It hangs on its hook, like the others. But it is still warm.',
  ],
  start: 'There are two people in the house {where}. Every night three cups are drunk from.',
  byname: '{h}, who laid for three',
  places: [
    { name: 'The kitchen', description: 'Six hooks, six cups. Two of them are used.' },
    { name: 'The back stairs', description: 'They were boarded up before anybody can remember.' },
    { name: 'The chair by the stove', description: 'Nobody sits there. It is always warm.' },
  ],
  scenes: [
    scene(['A Wet Cup', 'Two and One', 'Six Hooks'], 'In the morning, a cup too many is wet.', [
      must(
        [
          'There were six cups on six hooks in the kitchen {where}, and two people to drink from them. In the mornings {h} made the tea. {He} took down the first cup, and it was dry. {He} took down the second, and it was dry. By mistake {he} touched the third. It was wet.',
          'The house {where} was old and had six hooks in the kitchen, for six cups. Two were in use. <The rest were for best, and best had not come for years.> One morning {h} reached past {his} own and took hold of the blue one. There was a drop at the bottom of it, and it was still warm.',
        ],
        [
          'There were six cups on six hooks in the kitchen {where}, and two people to drink from them. One morning {h} touched the third by mistake. It was wet.',
        ],
      ),
      must(
        [
          '‘That was you,’ said {a.+}, who had the other cup. ‘No. I thought it was you.’ They dried it and hung it up. They said nothing more about it, in the way you don’t say anything about a stair that wasn’t there. Next day it was wet again. {H} wanted to be able to drink {his} tea without counting.',
          'There were only two in the house: {h}, and {a.+}. ‘You had it last night,’ said {h}. ‘I sleep at night,’ said {a}. <It sounded as if that were now in question.> They dried the cup with great care. On the third morning, when it was wet for the third time, {h} knew that {he} would not feel at home again until {he} had found out.',
        ],
        [
          '‘That was you,’ said {a.+}. ‘No. I thought it was you.’ They dried it and hung it up. Next morning it was wet again. [There was nobody else in the house.|The key had been on the inside.]',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        'Once you knew, there was more. A chair stood an inch further out. The bread had been cut, very straight, at the end where nobody starts. <Someone had done three clues in the crossword. They were right.>',
      ]),
      more(3, [
        '{W.there} At night the house made its sounds: pipe, beam, pipe. {H} lay and sorted them. They came out even until about two. Then there was one over, and it was the small click of a cup put back on a hook by somebody who does not want to wake you.',
      ]),
    ]),
    scene(['Flour', 'The First Night', 'Two O’Clock'], 'They set a trap, and it tells them more than they wanted.', [
      must(
        [
          'The first night they sprinkled flour on the kitchen floor. In the morning the flour was smooth. There was not one footprint in it. It had been swept up, every bit, and put back in the bag. On the table stood the third cup, wet, and in front of it, in what was left of the flour, a finger had written: SORRY.',
          'They sat up for it, under the table, with a poker and a bun. At two the lamp burned low. {H} heard the hook. {H} heard the water. {He} saw the chair draw back, and nobody sit down in it. <{A} bit into the bun by accident.> It was a loud bun. The cup fell, and broke, and up the boarded back stairs something ran that had very light feet. In the morning the cup was glued, and beside it lay a slip of paper: SORRY.',
        ],
        [
          'They sprinkled flour on the floor. In the morning there was not a footprint. It had been swept up and put back in the bag. In what was left, a finger had written: SORRY.',
        ],
      ),
      more(1, [
        '‘It’s polite,’ said {h}. ‘That’s what I don’t like about it,’ said {a}. They had their tea standing up. <A rude thing in the house you can throw something at.>',
      ]),
      more(2, [
        'They asked next door. Next door had lived there for sixty years and had never been in. ‘It always was a house for six,’ said the neighbour. ‘You hardly saw them. But at night there was a light in every window, all the same height, as if they were having a party very low down.’ <She shut her door and then her shutters.>',
      ]),
      more(2, [
        '{H} hid the cup. {He} locked it in the sideboard and slept with the key in {his} fist. In the morning the sideboard was locked and the key was in {his} fist. The cup hung on its hook, wet. <The key had been cleaned.>',
      ]),
      more(
        3,
        [
          '{A} wrote a letter to the firm that had sold them the house. The answer came at once. There had been no complaints from the previous owners, it said, or any of the ones before. <They had all left behind one cup.>',
        ],
        '!toddler grown',
      ),
      slot('road'),
    ]),
    scene(['A Box of Keys', 'Below the Church', 'What One Gives'], 'One person has a key to the stairs.', [
      must(
        [
          'The back stairs had been boarded up, but there was a door, and a door has a key. {B.+} was minding the keys of all the old houses, in a room under the church. ‘I can give it to you,’ said {b}. ‘But what you find up there you’ll have to put up with. And I take something. I take the place where you always sit.’',
          'Below the church, where the keys hang, sat {b.+}, minding them. ‘Number six. I wondered when,’ said {b}. ‘There’s a rule with that one. You don’t get it for money. You give up something in the house that’s yours and that you’d miss.’ ‘What, for instance?’ ‘Your chair,’ said {b}.',
        ],
        [
          'In a room under the church {b.+} was minding the key to the back stairs. ‘You can have it,’ said {b}, ‘for the place where you always sit.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'It was the chair by the stove. {H} had had measles in it. {He} had read every book in it, legs over the arm. ‘Not away,’ said {b}. ‘It stays where it is. It only won’t be yours.’ {H} nodded. The key was cold and weighed next to nothing. ‘They aren’t up there to frighten anybody,’ said {b}. ‘They’re waiting to be asked.’',
          '{H} thought of the chair. It had the shape of {him} by now. ‘All right,’ {he} said. It was odd; nothing changed; but {he} knew that if {he} went home now, {he} would stand. {B} took the key off its nail. ‘It’s so small,’ said {h}. ‘So are they,’ said {b}. ‘You’d be surprised how little room it takes, being forgotten.’',
        ],
        [
          'It was the chair by the stove, and {h} had had measles in it. ‘All right,’ {he} said. The key was cold and weighed next to nothing. ‘They’re not there to frighten you,’ said {b}. ‘They’re waiting to be asked.’',
        ],
      ),
      more(2, [
        'There were hundreds of keys, and each had its label. ‘Nursery, drowned village.’ ‘Room behind the mirror.’ ‘Not a room.’ <{H} did not ask about that one.> ‘People think you lock a thing up and that’s that,’ said {b}. ‘But somebody’s got to sit with the keys.’',
      ]),
    ]),
    scene(['The Back Stairs', 'Very Low Down', 'One Step Short'], 'They go up, and there is nobody there.', [
      must(
        [
          'That night they prised off the boards. Behind the door the stairs went up, so narrow that they had to go one behind the other, and so low that they went on their knees. At the top was a room with a window no bigger than a book. In it was nobody. There was a bench, and over the bench were six hooks. On five of them hung a small grey coat. The sixth was empty.',
          'The key turned as if it had been oiled every day. The stairs were for short legs. <{A} hit {a.his} head, and something in the dark drew in its breath, in sympathy.> Above was a room with nothing in it but six little beds, made so neatly that it hurt. They waited there till the lamp was nearly done. No one came. But when they looked behind them, every door they had left open had been shut, to keep the draught off.',
        ],
        [
          'They climbed the stairs on their knees. At the top was a room with nobody in it, and six little beds. No one came. But behind them every door had been shut, to keep the draught off.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        'They sat on the top step with their backs to the wall, in case. {W.still} ‘What’s it like, do you think,’ said {a}, ‘to wash up so that no one notices?’ {H} thought of the cup, put back every night on its own hook. <It could have been left on the table, after all. It would have saved such a lot of stairs.>',
      ]),
      more(2, [
        'There were drawings on the wall, low down. There was the kitchen, with the stove. There was {h} at the table, and {a}; you could tell by the cups. And round the two of them, close together, there were a lot of smaller ones with no faces. They were not doing anything. <They were only sitting there as if it were their supper too.>',
      ]),
      more(3, [
        'The candle went blue, then yellow again. ‘It’s a draught,’ said {a}. ‘They’ve shut the doors,’ said {h}. There was a hand’s breadth between them on the step. <It seemed to be taken.>',
      ]),
    ]),
    scene(['Laying the Table', 'Asked', 'The Blue Cup'], '{H} does what nobody has done.', [
      slot('key'),
      must(
        [
          '‘They’re waiting to be asked,’ {b} had said. And what had {h} done so far? Traps, tricks, keys. Nobody had asked. Six hooks, and they had been laying for two. {H} went down into the kitchen and took all the cups off the wall. {He} put one at every place, with a spoon, and poured. {He} put bread in the middle. {He} left the chair by the stove free and stood. ‘It’s ready,’ {he} said to the stairs, not very loud. ‘You can come down while it’s hot.’',
          'Sorry, it had written. For what? For being thirsty. {H} stood there, in {his} own kitchen, in front of six hooks. It was all so simple that {was} ashamed. {He} took them down, the blue one too, and the cracked one, and filled them to the brim. {A} understood and fetched the milk. Then {h} did the hardest thing of the whole night. {He} put out {his} hand behind {him}, without looking round, and said: ‘Come and sit with us.’',
        ],
        [
          '‘They’re waiting to be asked,’ {b} had said. And nobody had. {H} took down all six cups, put one at every place, and poured. ‘It’s ready,’ {he} said to the stairs. ‘You can come down while it’s hot.’',
        ],
      ),
      must(
        [
          'For a long time the steam went straight up. Then on the back stairs came feet, small ones, one pair after the other, taking care. The chairs drew back an inch. Nobody could be seen. But the steam over the cups bent, as it does when somebody blows on it.',
          'For a while there was only a draught. Then there was something in {h.s} hand, no heavier than a glove. All round the table the spoons began to move. <There was one that stirred for ages; somebody liked sugar.> In the chair by the stove the cushion went down, only a little, and there was a sigh.',
        ],
        [
          'Feet came down the stairs, small ones, taking care. Nobody could be seen. But the steam over the cups bent, as it does when somebody blows on it.',
        ],
      ),
      more(1, [
        'They talked about this and that, {a} and {h}, to make it easier. About the weather. About tomorrow. After a while you could tell when the others were laughing. <The light got a bit rounder.>',
      ]),
    ]),
    scene(['Six Cups', 'In the Morning', 'Dry'], 'In the morning, {h} makes the tea.', [
      slot('after'),
      more(1, [
        '{H} gave {b} the key back. ‘It isn’t locked any more,’ said {h}. ‘And the chair?’ ‘It’s taken.’ {B} hung up the key on a nail beside the door. <It was the nail for keys one no longer needs, and there were three on it.>',
      ]),
      more(
        2,
        [
          'The neighbour came over with a cake, since she had seen the light. She counted the plates, and she counted the people, and then she counted the plates. ‘You’re expecting someone,’ she said. ‘No,’ said {a}. ‘Everyone’s here.’',
        ],
        '!toddler grown',
      ),
      must(
        [
          'In the morning {h} made the tea. <{W.over}> {He} took down the first cup, and it was wet. The second was wet. So was the third. All six were wet, and they had been washed and hung up in order, with the handles to the left, the way {h} liked it. On the table somebody had written a word with a wet finger. It was not ‘sorry’ this time. It said: SUGAR.',
          'There are six cups on six hooks in the kitchen, and all of them are wet in the morning. <{W.over}> It no longer takes any counting. When it gets dark, {h} lays the table, and puts on the big pot, and pours. {H} stands by the window with {his} own. Sometimes there is a seventh cup, and {h} thinks: well, well, somebody has brought a friend.',
        ],
        [
          'In the morning {h} made the tea. {He} took down the first cup, and it was wet. All six were wet, and hung up [in order|with the handles to the left]. On the table stood a word, written with a wet finger. It was not ‘sorry’ this time. It said: SUGAR.',
        ],
      ),
    ]),
  ],
}
