import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Adventure: a compass that points to what its owner has lost, and a tower without a bell. */
export const bell: Plot = {
  id: 'bell',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Idris', gender: 'male', connection: 'cousin' },
    b: { name: 'Mrs Ottaway', gender: 'female', connection: '' },
  },
  titles: ['The Rope With Nothing on It', '{h} and the Stubborn Compass', 'Forty Years Without a Bell'],
  teasers: [
    'There is a rope in the tower, and no bell. {H} has until Sunday, and a compass that does not care about north.',
    'The compass points to whatever its owner has lost. It is a pity that {h} has lost so many gloves.',
  ],
  start:
    'In the tower {where} hangs a rope with nothing on it. {H} has found the one thing that could help: a compass that points to what you have lost.',
  byname: '{h}, who went after the bell',
  places: [
    { name: 'The tower', description: 'A hundred and twelve steps, and at the top a very good view of nothing.' },
    { name: 'The Sinking Path', description: 'It is only a path on dry days.' },
    { name: 'The goose farm', description: 'You hear it long before it sees you.' },
  ],
  scenes: [
    scene(
      ['A Rope With Nothing on It', 'No Bell', 'Until Sunday'],
      'The tower has a rope and no bell, and the ferry will stop calling.',
      [
        must(
          [
            'In the tower {where} there hung a rope, and on the rope there hung nothing. It had been like that for forty years. <Visitors were shown it.> But now the ferry company had written: a landing without a bell was a danger in fog, and from Sunday the boat would go by without calling.',
            'The rope hung down through four floors, worn smooth by hands, and if you pulled it nothing happened. {Where} people pulled it all the same, for luck. The bell had gone forty years ago, in one night, and nobody knew where. <Some said pirates.> On Sunday a man was coming from the ferry. If there was no bell for the fog, there would be no ferry.',
          ],
          [
            'In the tower {where} there hung a rope with nothing on it. The bell had been gone for forty years. Now the ferry had written: no bell by Sunday, no boat.',
          ],
        ),
        must(
          [
            '{H} meant to find it. On Friday {he} had found something else, in the sand by the landing: a compass which did not point north. ‘It points to what you’ve lost,’ said {a.+}, who had read the lid. ‘Last of all, it says. It points to what its owner has lost last.’ They looked at each other. Then they ran for their boots.',
            '‘Look at this,’ said {a.+}, and opened {a.his} hand. It was a compass, and it had no letters on it, only a line round the lid: I show my owner what he lost last. {H} held it flat. The needle swung, thought, and pointed at the hedge. In the hedge was {h.s} left glove. ‘Right,’ said {h}. ‘Then it can find a bell.’',
          ],
          [
            '{H} meant to find it. {He} had a compass with a line round the lid: I show my owner what he lost last. ‘Then it can find a bell,’ said {a.+}, and was already in {a.his} boots.',
          ],
          '',
          'out',
        ),
        slot('portrait'),
        slot('company'),
        more(2, [
          'They went up to look at the place first. A hundred and twelve steps; at the top four windows, and a beam with two iron hooks. The hooks were still bright inside, where the bell had sat. {H} put a hand there. <It was as smooth as the inside of a spoon.> From up here you could see the ferry, on its way somewhere else.',
        ]),
        more(3, [
          '{W.there} Old Mr Pocock, who wound the clock, was on the stairs with his oilcan. ‘I was nine when she went,’ he said. ‘You slept through storms when you had her. You’d know where the land was.’ <He oiled the rope, from habit, where it went through the floor.>',
        ]),
      ],
    ),
    scene(
      ['The Glove, the Button, the Other Glove', 'Where the Needle Went', 'Lost Things'],
      'The compass works only too well.',
      [
        must(
          [
            'It led them over the common at a run. There, under a thorn bush, lay a button. It was {h.s}. They picked it up, and the needle swung round at once. It led them through the ditch to a pencil, and over two walls to a tooth. By evening {h} had back everything {he} had lost in three years, both trouser legs were torn off at the knee, and of the bell there was no sign.',
            'The needle pulled like a dog. It pulled them through nettles to a marble, and through the stream to a library book. <The book was nine months overdue and had a family of woodlice in it.> Each time {h} picked something up, the compass shook itself and thought of the next. When it got dark they had a full rucksack, one boot with water in it, and no bell.',
          ],
          [
            'The needle pulled like a dog, through nettles to a button, and through the stream to a glove. By evening {he} had back everything {he} had lost in three years, but no bell.',
          ],
        ),
        more(1, [
          '‘It’s too thorough,’ said {a}. ‘It does them in order.’ They sat on a wall and worked it out. {H} had lost a thing about every nine days. <Not counting umbrellas.> To get back forty years, they would need till Easter, and {h} had not even been alive.',
        ]),
        more(2, [
          'The Sinking Path was marked with posts, and the needle cared for none of them. ‘Left,’ said {h}. ‘Left is bog,’ said {a}. They lay down flat and wriggled, like two people being very polite to a swamp. <It let them have the glove. It kept the sock.>',
        ]),
        more(2, [
          'Once it pointed straight up. A rook was sitting there, on a branch over the old road. ‘What have you lost that’s up there?’ said {a}. {H} went red. <It had been a good kite, and a bad throw.> They had to stand on each other, and then the rook stood on {a}.',
        ]),
        more(3, [
          'For a whole hour it stood still and trembled. They looked under every stone. ‘What is it this time?’ asked {a}. {H} thought about it. ‘I lost my temper here,’ {he} said, ‘on Wednesday.’ <They waited until the needle was over it.>',
        ]),
        slot('road'),
      ],
    ),
    scene(
      ['The Goose Farm', 'Behind the Noise', 'Who Sells What'],
      'Where the geese are, somebody knows about compasses.',
      [
        must(
          [
            'They heard the goose farm before they saw it. In the yard two hundred geese were queuing for a bath, a green one, like half a pear, and among them stood {b.+}, who was minding them for the summer. {B} took one look. ‘One of those. My grandfather swore by his. There’s a trick to it. I’ll tell you, but not for nothing. I want the thing you were gladdest to find again today.’',
            'The farm lay at the end of everything. Two hundred geese came to the gate to say so, wet from their bath, which stood in the yard like half a green pear. Behind them came {b.+}, who was minding the place, with a bucket. ‘That’ll never find you a bell,’ said {b}. ‘Not the way you hold it. I could say why. What’ll you give me? Not the boot. Something you’ve only just got back.’',
          ],
          [
            'At the goose farm, among two hundred geese and one green bath, stood {b.+}, who was minding them. ‘There’s a trick to that compass,’ said {b}. ‘I’ll tell you, if you give me what you were gladdest to find again.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} felt in the rucksack. It was right at the bottom, in paper: a tin whistle, the first thing {he} had ever been good at. It had been gone for two years. {He} had had it back for three hours. {He} gave it a small toot and put it into {b.s} hand. The geese stood still, every one. ‘It’s not what was lost,’ said {b}. ‘It’s who lost it. You never lost a bell. So it won’t look for one.’',
            'It was the tin whistle. {H} had cried over it, at the time, in the coal shed. {He} looked at it. {He} held it out. <It would be all right, {he} thought, if {he} did it quickly.> {B} blew into it, and a bit of coal came out, and then a very high F. ‘It obeys its owner,’ said {b}. ‘And it can’t find what its owner never had. Think about whose bell it was.’',
          ],
          [
            'It was a tin whistle. {H} gave it one small toot and handed it over. ‘It only finds what its owner lost,’ said {b}. ‘You never lost a bell. Think about who did.’',
          ],
        ),
        more(
          2,
          [
            'The bath was huge and stuck in the ground up to its shoulders. One after another they got in, turned round with dignity, and got out at the other side. ‘It was here when I came,’ said {b}. ‘They won’t have any other.’ <When the last one flapped out, it hummed a little.>',
          ],
          '',
          'bath',
        ),
        more(3, [
          'They got bread, and an egg you needed both hands for. {B} played the tin whistle, or looked for the places where the notes were. <‘It’s a long time since anybody’s played to me,’ said {b}, ‘who didn’t hiss.’> It was not easy to be cross about it.',
        ]),
      ],
    ),
    scene(['The Wrong Owners', 'Whose Was It?', 'Back Up the Hill'], 'They give the compass away, again and again.', [
      must(
        [
          'So they gave it to the sexton, who’d had the key that night. It led him to his spectacles, on his forehead. They gave it to the mayor, because it had been the town’s bell. It led him to an election. It was Saturday noon, then it was Saturday night. Nobody had lost the bell. They had only all been without it.',
          'Who loses a bell? Old Mr Pocock took the compass, and it went to the churchyard, to a stone with a bird on it, and he stayed there for a while. <They waited by the gate.> The schoolmistress took it, and was led to a boy of eleven, who confessed to everything. By midnight half the place had found something. It was not the bell.',
        ],
        [
          'So they gave it to the sexton. It led him to his spectacles. They gave it to the mayor. It led him to an election. By Saturday night, nobody had lost the bell.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They climbed the tower to be out of the way. A hundred and twelve steps are more at night. Up there the wind came in at one window and went out at the other, and the rope moved in it. <It swung a little, to and fro, as if it were still at work.> ‘Poor old thing,’ said {a}. Out at sea there was a light. It was the last boat.',
      ]),
      more(2, [
        '‘We could ring something else,’ said {a}. They tried what there was. A bucket says ‘tock’. A frying pan says ‘breakfast’. The church plate says nothing at all and gets dented. <At the landing somebody called up to ask if they were all right.>',
      ]),
      more(3, [
        'The mayor had got it into his head to paint a bell on the tower, a large one, very lifelike. ‘In fog?’ asked {h}. The mayor put down the brush. <‘A bell with an expression,’ he said, but he was no longer sure.>',
      ]),
    ]),
    scene(['The Owner', 'At the End of the Rope', 'Sunday Morning'], '{H} asks once more who has lost the bell.', [
      slot('key'),
      must(
        [
          'Who had hung there all that time, with empty hands? {H} looked at it swinging. ‘It’s the rope’s,’ {he} said. ‘The rope lost it. You can see it did.’ {A} held the lantern. {H} tied the compass to the end with two good knots, and let go.\nThe needle did not tremble now. It went round once, like somebody waking up, and pointed out of the south window. Over the common, over the Sinking Path, there was a far-off farm, where two hundred geese were just getting into their bath.\n‘Half a pear,’ said {h}. ‘Upside down.’ They were on the stairs already.',
          '‘Someone’s got to miss it,’ said {h}. ‘Really miss it. With both hands.’ {He} had hold of the rope as {he} said it, for balance. It was worn away in two places, where the ringers had gripped it, and it had never been taken down. {H} knotted the compass on. <It seemed a silly thing to do, so {he} did it gently.>\nIt was the first time they had seen the needle stand quite still. South, it said. Straight to the goose farm. What was there at the goose farm that was big and green, and hummed when you got out of it?',
        ],
        [
          'Up in the tower the rope swung in the wind. It had hung there for forty years with empty hands. ‘It’s the rope’s,’ said {h}. ‘The rope lost it.’ {He} tied the compass on. It pointed south, to the goose farm, where the geese had a bath in the yard, huge and green, like a pear the wrong way up.',
        ],
      ),
      more(1, [
        'It took eleven people, two horses and the mayor. The geese had to be asked. <They were asked with the tin whistle, and they followed {b} out of the gate in one long line, offended and in step.> Then the bath was dug out, tipped, and stood on its feet. Inside, under forty years of green, was a clapper.',
        'Nobody had stolen it, it turned out. On the night of the great storm it had come down, rolled to the bottom of the hill, and landed on its head in a yard. <It rained for a week. By then there was a goose in it.>',
      ]),
    ]),
    scene(['A Hundred and Twelve', 'The Boat', 'Something on It'], 'On Sunday the man from the ferry comes.', [
      slot('after'),
      must(
        [
          'By Sunday the bath was out of the ground, up in the tower, and right way round. There was fog. The man from the ferry stood at the rail with his watch in his hand, and could see neither tower nor town. <{W.over}> Then it came across the water, deep and a little green. He put the watch away. Up in the tower {h} had taken hold of the rope, where it was worn, and pulled. It was heavy now. It pulled {him} up with it, right off {his} feet, and let {him} down again. There was something on it.',
          'They dug all night, and the geese did not forgive them. By Sunday morning it hung from its hooks again, under a fog so thick that the ferry had already begun to turn. <{W.over}> {H} spat on both hands. {A} took the rope above, and {h} took it below, in the two worn places, and they hung their whole weight on it. For a moment it was a rope with nothing on it. Then, a long way up, something big moved in its sleep and said one word.',
        ],
        [
          'By Sunday they had dug it out and hung it up again. The fog was so thick that the ferry had begun to turn. {H} took hold of the rope, where it was worn, and pulled. It was heavy now. It lifted {him} right off {his} feet. There was something on it.',
        ],
      ),
    ]),
  ],
}
