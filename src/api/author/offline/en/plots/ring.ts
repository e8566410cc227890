import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Adventure: a map with a lake on it that is not there, and the table it was drawn on. */
export const ring: Plot = {
  id: 'ring',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Sunniva', gender: 'female', connection: 'friend' },
    b: { name: 'Captain Brodie', gender: 'male', connection: '' },
  },
  titles: ['The Lake That Was Not There', '{h} and the Round Brown Lake', 'One Mistake on the Map'],
  teasers: [
    'Great-Aunt Philippa left a map, and everything on it is where it should be, except one round lake. {H} goes looking for it.',
    'The map is right about every stone and wrong about one thing. {H} needs to know which of them is lying.',
  ],
  start:
    'The map shows a cross, and beside it a perfectly round lake. {H} knows every puddle {where}. There is no such lake.',
  byname: '{h}, finder of the Round Lake',
  places: [
    {
      name: 'Great-Aunt Philippa’s kitchen',
      description: 'One table, one lamp, and the smell of tea that was strong in its day.',
    },
    { name: 'The Three Sisters', description: 'Three stones in a row, the third of them looking away.' },
    { name: 'The place where the lake is', description: 'Grass. Just grass.' },
  ],
  scenes: [
    scene(
      ['A Perfectly Round Lake', 'The Map in the Tea Tin', 'What the Map Knew'],
      'A map turns up, and it has one mistake.',
      [
        must(
          [
            'The map was in the tea tin, under the tea. {H} unrolled it on Great-Aunt Philippa’s kitchen table {where}, with a cup on each corner. It showed the hill, the wall with the hole in it, the three stones they call the Sisters. It showed everything, down to the crooked tree. And in the middle was a lake, perfectly round and brown, with a cross beside it. There was no lake. There had never been a lake.',
            'Great-Aunt Philippa had left {h} a kitchen table, a lamp, and a tin with a map in it. <The tea was extra.> {Where} everyone knew she had hidden something before she went, and that she had said: ‘It’s all in the tin.’ The map was as good as a photograph. There was just one thing wrong with it. It had a lake on it, brown and as round as a coin, where there had never been so much as a puddle.',
          ],
          [
            'Great-Aunt Philippa had left {h} a kitchen table {where}, and a map in a tin. It was right about every stone. But in the middle was a round brown lake, with a cross beside it, and there had never been a lake.',
          ],
        ),
        must(
          [
            '‘Then we’ll have to go and look at what isn’t there,’ said {a.+}, who had the rucksack on already. {H} wanted that cross. Not for gold. Philippa had never had any. She had once said to {him}: ‘It’s what I’d have told you, if you’d been older.’',
            '{A.+} turned it round and held it to the lamp. ‘Either she was wrong,’ said {a}, ‘or the ground is.’ Philippa had never been wrong. She had only been secretive. {H} folded the map along its folds. Beside the cross it said, in her small hand: For {h}, when the time comes. It seemed to have come.',
          ],
          [
            '‘Then we’ll go and look at what isn’t there,’ said {a.+}, with the rucksack on already. Beside the cross it said: For {h}, when the time comes. It seemed to have come.',
          ],
          '',
          'out',
        ),
        slot('portrait'),
        slot('company'),
        more(
          2,
          [
            'They packed rope, a spade, four sandwiches and a spoon. ‘Why a spoon?’ ‘I don’t know yet,’ said {a}. <It is the things you can’t account for that you end up needing, in {a.s} experience, and that was why {a.his} rucksack weighed so much.>',
          ],
          '',
          'spoon',
        ),
        more(3, [
          '{W.there} They locked the kitchen and put the key back under the pot with nothing in it. {H} looked in once more through the window. The table stood there in its lamplight. It was an ugly old table, with burns and rings and a drawer that had never opened. <Philippa had been offered money to have it taken away.>',
        ]),
      ],
    ),
    scene(['The Three Sisters', 'Dry Ground', 'Paces'], 'They follow the map to the place where the lake should be.', [
      must(
        [
          'The hill was in its place. The hole in the wall was in its place, with the same snail. From the third of the three stones they call the Sisters it was eighty paces to the shore of the lake. {H} took eighty paces and stood in grass. ‘Are you wet?’ called {a}. They dug beside it, where the cross was. They dug till noon. They found a boot, and the spade broke.',
          'Everything agreed. That was what made it so annoying. <Even the crooked tree leaned the way it had been drawn.> At the three stones they call the Sisters they counted off eighty paces, and then there ought to have been water. There was a meadow. They dug by the cross all the same, as deep as {a}. What came up was a boot, one left one, and after that the handle of the spade.',
        ],
        [
          'Everything else agreed. From the three stones it was eighty paces to the lake. {H} took eighty paces and stood in grass. They dug till the spade broke. They found a boot.',
        ],
      ),
      more(1, [
        '‘Perhaps it dried up,’ said {a}. They asked a shepherd who was older than the wall. ‘Lake?’ he said. He thought about it so thoroughly that two of the sheep lay down. ‘There was a damp bit. In ’sixty-two.’ <He showed them. It was no longer damp.> ‘But it wasn’t round,’ he said. ‘I’d not have called it round.’',
      ]),
      more(2, [
        'They crossed the stream by the stepping stones, seven on the map and seven in the water. At the sixth {a} slipped. The rucksack went in first, and {a} went in after the rucksack. <The sandwiches came out at the other end of the bridge, one by one, like ducks.> ‘Well,’ said {a}, dripping, ‘that’s a stream. She’s right about that.’',
      ]),
      more(2, [
        'From the top of the hill you saw it all at once: wall, tree, Sisters, just as she had drawn them. {H} laid the map on a flat stone and looked from one to the other. It was like one of those pictures with a single difference. <You can stare at them till your eyes cross.> The wind got under the map and tried to show it to somebody else.',
      ]),
      more(3, [
        'Behind the Sisters stood a bull. He was not on the map. He came up to within a yard of {h} and breathed. ‘We’re looking for a lake,’ {h} told him, since something had to be said. <He seemed to know the feeling.> When they had gone by, backwards, he lay down where they had been standing.',
      ]),
      slot('road'),
    ]),
    scene(['The Last Boat', 'Hire by the Hour', 'What Brodie Knew'], 'There is somebody who has seen the map before.', [
      must(
        [
          'By the slipway, where you can hire boats, sat {b.+}, who was minding the oars this season. {B} knew the map the moment {h} unfolded it. ‘I was there when she made that,’ said {b}. ‘I’ll tell you one thing about it. But I want the tin.’ ‘The tin?’ ‘It smells of her kitchen.’',
          'They got as far as the boats, where {b.+} was minding the till. ‘That’s Philippa’s hand,’ said {b}. ‘I held the lamp for her. I know something about that lake. I don’t ask money. I’d like the tea tin, please. There can’t be much of the smell left, but I’d be glad of it.’',
        ],
        [
          'At the slipway {b.+} was minding the boats, and knew the map at once. ‘I’ll tell you one thing. But I want the tin. It smells of her kitchen.’',
        ],
      ),
      slot('questions'),
      must(
        [
          'It was all {h} had of her that smelt. {He} opened it once more and put {his} nose in: tea, pencil, a bit of dog. Then {he} handed it over. {B} shut the lid quickly, so as not to waste any. ‘She never made a mistake,’ said {b}. ‘But she was no tidier than you or me. And she drew the whole thing without once getting up.’',
          '{H} had been sleeping with that tin beside {his} bed. <{He} had not told anyone.> {He} gave it a last sniff and passed it across. ‘Thank you,’ said {b}, and did not open it yet. ‘She did that map in a single night. From memory. She never left her chair. If you want to find the lake, think of what goes on a table.’',
        ],
        [
          '{H} sniffed it once more, and handed it over. ‘She drew it in one night,’ said {b}, ‘from memory, and never got up from her chair. That’s all I know.’',
        ],
      ),
      more(2, [
        '‘What was she like when she was young?’ asked {h}. ‘Loud,’ said {b}. ‘She could call a ferry back.’ {B} looked out to where there was no ferry. <‘She called me back once,’ said {b}. ‘I was as far as the buoy.’> It was some time before the oars were mentioned again.',
      ]),
      more(3, [
        '{B} had to take it down in the book: one tin, used. There was a column for remarks. {B} licked the pencil and wrote nothing there, in very small letters. <Then the book was shut with a rubber band round it.>',
      ]),
    ]),
    scene(
      ['Round Things', 'By Rope', 'A Second Attempt'],
      'They try the one place they have not looked, and it costs them a rope.',
      [
        must(
          [
            'What is round, and brown, and not there? They tried the old well. {H} went down on the rope with the torch between {his} teeth. At the bottom were four coins and a frog who had made himself comfortable. Then the rope gave, strand by strand, and {h} came up the last bit on {a.s} belt. It was not the well.',
            '‘The quarry pit,’ said {a}. ‘It’s round.’ They were up there by four. {H} climbed down; {a} held the rope. On the floor of it there was nothing but a pram. <It had a small birch tree sitting up in it.> On the way out the rope frayed through on an edge, and they looked at the end of it for a while without saying much.',
          ],
          ['What is round and brown and not there? They tried the old well. There was a frog, and the rope broke.'],
        ),
        slot('road'),
        slot('quiet'),
        more(1, [
          '{W.still} They sat with their backs against the second Sister and had the last sandwich, which was still somewhat in the stream. ‘Perhaps she only wanted you to get out more,’ said {a}. It was possible. <But then why a cross?> ‘She’d put a cross on things to make you look,’ said {h}. ‘She put one on my knee once, before she took the splinter out.’',
        ]),
        more(2, [
          'On the way down they met the children from the farm. They had a raft, a flag and an argument. ‘You’re looking for the lake,’ said the biggest. ‘Everybody does, who’s got that map. Mum had a go. She got a boot.’ ‘Left?’ asked {h}. ‘Right,’ said the girl. <It was good to know that somewhere there was a pair.>',
        ]),
        more(3, [
          '{H} held the map up against the last of the sun. The paper was thin, and the light came through it, through hill and wall and tree. Only the lake stayed dark. <It was darker at the rim than in the middle.> ‘Funny way to draw water,’ said {a}.',
        ]),
        more(3, [
          'It was getting dark in the hollows. They took the short way home, which was the long way with brambles. {A} sang, to keep the brambles off. It was a song about a herring. <It had a great many verses.> By the eleventh they could see the chimney.',
        ]),
      ],
    ),
    scene(['The Shore', 'Ring on Ring', 'In the Kitchen'], 'The lake is nearer than anyone thought.', [
      slot('key'),
      must(
        [
          '‘She never got up,’ said {h}. ‘She sat here. She had the lamp there, and her tea –’ {He} stopped. {He} put a finger on the lake. It was darker at the rim. It was exactly as big as a cup. Nobody had drawn it at all. Her cup had stood there, wet, and gone through the paper. And on the table, among the burns, there was the same ring.\nThey laid the map down, ring upon ring. It fitted like a lid. And the cross was not by any lake. It was on the edge of the table, over the drawer that had never opened. From above, through the paper, you could feel a knot in the wood. {H} pushed. It gave.',
          '‘Think of what goes on a table,’ said {a}, and put the kettle on, as there was nothing else to be done. {A.He} set down two cups. {H} lifted one to drink. Under it was a round brown lake.\nThere was a whole row of them, faint, from years of tea. One was darker than the rest. {H} spread out the map, turned it, and moved it until the ring on the paper lay on the ring in the wood. Hill, wall and Sisters now ran straight across the table. The cross lay right on the drawer. There was a knot there, no bigger than a thumb. Nobody had ever pressed it, since it looked just like a knot.',
        ],
        [
          '‘She never got up,’ said {h}. ‘She sat here, and her tea stood there.’ The lake was exactly the size of a cup. On the table was the same brown ring. They laid the map down, ring upon ring. Now the cross was over the drawer that had never opened. There was a knot in the wood. {H} pushed.',
        ],
      ),
      more(
        1,
        [
          'The drawer came out with a noise like a very old person sitting down. It was not a deep drawer. <{A} had the spoon ready, and now it could be seen what for: one corner had jammed.>',
        ],
        'spoon',
      ),
    ]),
    scene(['What Was in the Drawer', 'When the Time Comes', 'Two Cups'], 'The drawer is open.', [
      must(
        [
          'In it lay a pencil, half used, and a sheet of good paper, quite empty, with {h.s} name in one corner. And a note: ‘I have drawn everything I know. The rest is yours. Don’t mind the tea.’',
          'There lay a brass compass, a pencil with teeth marks, and a new map. The new map had a frame, a scale, and {h.s} name at the bottom. Otherwise there was nothing on it. ‘I only ever got as far as the buoy,’ Philippa had written on the back. ‘You go on from there.’',
        ],
        [
          'In it lay a pencil with teeth marks, and a new map with {h.s} name on it, and nothing else. ‘I’ve drawn all I know,’ said the note. ‘The rest is yours. Don’t mind the tea.’',
        ],
      ),
      slot('after'),
      more(1, [
        'Next morning they took the tin back from {b}, filled it with fresh tea, and brought it round again. {B} opened it a crack. ‘That’s not the same,’ said {b}. ‘No,’ said {h}. ‘It’s the next one.’ <They were each given an hour in a boat, and nobody wrote it down.>',
      ]),
      must(
        [
          'They sat up late over the empty paper. <{W.over}> {A} poured. {H} thought, and sharpened the pencil, and thought. Then {he} put a finger down on the first spot and drew a hill. When {he} lifted {his} cup to make room for the sea, there was a lake in the middle, round and brown and perfectly placed. {He} left it in.',
          '{H} took the pencil. <{W.over}> The paper was so white that it was hard to know where to begin. ‘Begin here,’ said {a}, and put down a full cup, just a bit too hard. When it was lifted there was a ring. It was rather a fine lake. {H} wrote a name beside it, and then began on the shore.',
        ],
        [
          'They sat up late over the empty paper. When {h} lifted {his} cup to draw the sea, there was a lake in the middle, round and brown. {He} left it in.',
        ],
      ),
    ]),
  ],
}
