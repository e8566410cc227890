import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: the dark comes in like a tide and the bed floats; tonight it is too shallow. */
export const tide: Plot = {
  id: 'tide',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Joss', gender: 'male', connection: 'brother' },
    b: { name: 'Mrs Merriman', gender: 'female', connection: '' },
  },
  titles: ['High Tide at Half Past Eight', '{h} Runs Aground', 'The Bed That Would Not Float'],
  teasers: [
    'Every night the dark comes in like the tide, and {h.s} bed floats away on it. Tonight it only comes up to the slippers.',
    'A bed cannot sail in shallow dark. So {h} goes through the house, to find out what is holding back the sea.',
  ],
  start:
    'When the dark is deep enough, the bed floats. That is how it has always been {where}. Tonight {h} is stuck on the carpet.',
  byname: '{h}, [captain|mate] of the bed',
  places: [
    { name: 'The bed', description: 'Two oars, which are a ruler and a tennis racket.' },
    { name: 'The landing', description: 'From here you can hear the house think.' },
    { name: 'The airing cupboard', description: 'Warm, dark, and deeper than it looks.' },
  ],
  scenes: [
    scene(['Aground', 'Half Past Eight', 'Ankle-deep'], 'The dark comes in, but not far enough.', [
      must(
        [
          'At half past eight the dark came in. It came {where} the way it comes anywhere, under the door first, then over the carpet, without a sound. It covered the slippers. It climbed the legs of the chair. And when it was as high as the mattress, {h.s} bed gave a small lift, and floated, and that was sleep.\nTonight it came up to the slippers and stopped.',
          'There was a bed {where} that went to sea every night. It needed no water, only dark. <Good, deep dark, up to the mattress.> At half past eight it would come sliding in under the door, and the bed would rock once, and {h} would be off.\nTonight there was hardly enough to wet a toe.',
        ],
        [
          'Every night {where} the dark came in under the door like a tide. When it was up to the mattress, {h.s} bed floated, and that was sleep. Tonight it came up to the slippers and stopped.',
        ],
      ),
      must(
        [
          '{H} pushed off with the ruler. There was a scraping noise. ‘You’re aground,’ said {a.+}, who was sitting on the next bed with a tennis racket across {a.his} knees. ‘So am I.’ All {h} wanted was to float.',
          '‘Are you off yet?’ asked {a.+} from the other side of the room. ‘I’m stuck,’ said {h}. ‘On what?’ ‘On carpet.’ <They listened for the tide. It did not come.> {H} put down the ruler. {He} had so wanted to be gone by nine.',
        ],
        ['{H} pushed off with the ruler. It scraped. ‘You’re aground,’ said {a.+} from the other bed. ‘So am I.’'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'They tried rocking. They tried all sitting at one end. {A} tried lying flat and thinking of fish. <The bed moved, but only like a bed.> Between the toes of it the dark stood ankle-deep and as thin as tea.',
      ]),
      more(2, [
        '{W.there} In the next room something was talking to itself. Under the door there was a line of light. It was not much of a line, but the dark had stopped just there, as if somebody had drawn it: so far, and no further.',
      ]),
      more(3, [
        '‘It’s the moon,’ said {a}. ‘She does tides.’ They looked out. She was up there, and she seemed to be doing her best. <She was a bit flat on one side.> ‘It can’t be her,’ said {h}. ‘It’s us. We’ve got a leak.’',
      ]),
    ]),
    scene(
      ['The First Noise', 'Pulling the Plug', 'Down in the Kitchen'],
      'Something in the house keeps the tide out.',
      [
        must(
          [
            'So they climbed overboard. On the landing {h} heard what was wrong: the house was making noises, and the dark does not come in where it’s loud. In the kitchen the tap dripped. In the hall the clock chewed. {H} turned the tap too hard, the wrong way. It shot up to the ceiling, and the light had to be put on, and every bit of dark in the kitchen went down the sink.',
            'They waded out to the landing. It was noise that did it. <A noise lies on the dark like a lid.> The fridge hummed. Somewhere a radio was on, for no one. {H} pulled out the first plug {he} came to. It belonged to the alarm, and the alarm told everybody. It took three people and a broom to stop it, and all the lamps were on.',
          ],
          [
            'They climbed overboard and listened. It was the noise. The dark does not come in where it’s loud. {H} went to turn off the tap in the kitchen and turned it the wrong way. It took a mop, three towels, and all the lights.',
          ],
        ),
        more(1, [
          'They began again, and more softly. They asked the clock to tick into a cushion. They put a sock under the lid of the piano, where a string was still going on about the afternoon. <It was an F.> Now and then they stopped and looked at the floor. The dark was up to their ankles. It was coming.',
        ]),
        more(2, [
          'The radio was in the bathroom. It was telling the toothbrushes about roadworks. {H} turned the knob down slowly, so as not to offend, until the man was very far away and the roadworks too. <The last thing he said was ‘expect delays’.>',
        ]),
        more(2, [
          'The fridge had a shudder. You had to know it well. {A} laid a hand on its side, low down, and leaned, and it stopped in the middle of a word. ‘How did you do that?’ ‘It just wants somebody,’ said {a}. <They stood there for a minute, all three.>',
        ]),
        more(3, [
          'On the stairs there was a step that creaked, so they left it out. Then they went back and left it out again, for practice. <It is a fine thing to leave out a step together.> Behind them the light in the hall went off by itself, as if it had been waiting for permission.',
        ]),
        slot('road'),
      ],
    ),
    scene(
      ['The Airing Cupboard', 'A Toll', 'Where It Is Deepest'],
      'In the deepest place of the house somebody knows about tides.',
      [
        must(
          [
            'The deepest dark in the house was in the airing cupboard. {H} opened the door, and there among the towels, with a pencil behind one ear, sat {b.+}, who was minding the tide table. ‘You’ve done the taps,’ said {b}. ‘Good. I can tell you what’s left. But it’s a toll. You’ve something in your pocket that ticks.’',
            'Behind the towels, where it was warm and quite black, sat {b.+}, minding the tide tonight with a torch and a very long list. ‘Twenty-two noises,’ said {b}. ‘You’ve stopped twenty. The next one I know, and I’ll say, for a toll. What are you carrying that isn’t asleep?’',
          ],
          [
            'In the airing cupboard, where the dark was deepest, sat {b.+}, minding the tide table. ‘You’ve done the taps,’ said {b}. ‘I’ll tell you what’s left. But it’s a toll. What are you carrying that isn’t asleep?’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} had a plan in {his} pocket. It was for tomorrow, and it was a good one, and {he} had been going over it since supper. {He} took it out. It ticked like anything. ‘You get it back at seven,’ said {b}, and folded it into a pillowcase. It was odd to be without it. ‘Now,’ said {b}. ‘The last noise but one is a light left on for nobody. The last one you must find yourselves. I only know that it’s near you.’',
            'It was a worry. It was not very big, but it had been turning round and round since teatime. {H} did not like to hand it over. <You get used to them.> {B} put it on the shelf, between the flannels, and wrote out a ticket. ‘Not before seven,’ said {b}. ‘There’s a lamp on downstairs that no one needs. And there’s one noise more. I only hear that it’s near you, and that it goes round in a ring.’',
          ],
          [
            '{H} had a plan for tomorrow that had been ticking since supper. {He} gave it up. ‘You get it back at seven,’ said {b}. ‘There’s one noise left. I can’t tell where. Only that it’s near you.’',
          ],
        ),
        more(2, [
          '{B} showed them the table. High water, low water, a column for birthdays. ‘On Christmas Eve,’ said {b}, ‘we hardly get any at all. And at the end of the summer holidays, look at that, it comes in at seven and you can’t keep it out.’ <There were places where somebody had cried on the ink.>',
        ]),
        more(3, [
          '‘What’s it like?’ asked {h}. ‘When it’s full?’ {B} considered the towels. ‘Have you ever been in a boat, and somebody else was rowing?’ They had. <‘It’s that,’ said {b}, ‘only you are the boat.’>',
        ]),
      ],
    ),
    scene(['Rising', 'Knee-deep', 'Almost'], 'The dark is rising, and the bed still sticks.', [
      must(
        [
          'They found the lamp. It stood in the porch and shone on an umbrella. {H} put it out, and in it came, over the sill, along the hall, up the stairs behind them. It was at their knees when they climbed into bed. They took up the ruler and the racket. The beds stirred. They rose a little, and stuck fast.',
          'The lamp was soon out. The dark came up the stairs behind them, tread by tread, and lay down on the landing. <It smelt of coats.> In the bedroom it reached the drawer with the jumpers in. They got aboard and waited. There was a tug under the mattress, once. Then nothing.',
        ],
        [
          'They put out the last lamp, and the dark came up the stairs behind them. It was at their knees when they got into bed. The beds stirred, and stuck.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} ‘There’s nothing on,’ said {a} after a while. It was true. You could have heard a sock drop. They lay side by side, each on a ship of their own, and there was water under the keel everywhere but in one place.',
      ]),
      more(2, [
        '{H} let one hand hang over the side. The dark was cool there and ran between the fingers. <There might have been a fish.> ‘Do you remember,’ said {a}, ‘when we only had the one bed, and you always steered?’ ‘You always got seasick.’ ‘I never did. I said so because you did.’',
      ]),
      more(3, [
        'The house was so still now that they could hear it settle, beam upon beam, like somebody folding arms. Out on the road one car went by with its lights down. <It was rowing.> Behind it the quiet closed up again without a seam.',
      ]),
    ]),
    scene(['The Anchor', 'What Goes Round', 'The Last Noise'], '{H} finds the last noise, and it is very near.', [
      slot('key'),
      must(
        [
          'It was not in the house. It was in {him}. All evening there had been a sentence going round in {h.s} head, round and round, like a spoon in a cup, because it had not been said. {He} had snapped at {a} at teatime, about the last potato. It was a small thing. It hung over the side on a long chain. ‘That about the potato,’ said {h} into the dark. ‘I didn’t even want it.’\n‘I know,’ said {a}. ‘I didn’t either.’\nDown below something let go. The bed lifted. It turned its head to the window, and there was nothing underneath it any more.',
          '‘Near you,’ {b} had said. How near can a thing get? {H} held {his} breath, and there it was, going round: the thing {he} had not said. It was about this afternoon. {A} had waited at the gate, and {h} had come the other way on purpose. <A thing like that weighs as much as an anchor.> ‘I saw you at the gate,’ said {h}. ‘I’m sorry.’\nIt was quiet over there. ‘I saw you see me,’ said {a}. ‘It’s all right. It was only cold.’\nAnd with a little kiss of a sound the carpet let go of the bed.',
        ],
        [
          'It was not in the house. It was in {his} own head: a sentence going round and round because {he} had not said it. {He} had been sharp with {a} at tea, about the last potato. ‘I didn’t even want it,’ said {h} into the dark. ‘Nor did I,’ said {a}.\nDown below something let go. The bed lifted.',
        ],
      ),
      more(1, [
        '‘Are you afloat?’ said {a}. ‘Yes. You?’ ‘I’ve bumped into the wardrobe.’ <‘Push off with your foot.’> There was a soft knock, and then {a} came alongside.',
      ]),
    ]),
    scene(['High Water', 'Out Past the Chair', 'Afloat'], 'The tide is in.', [
      slot('after'),
      must(
        [
          'They went out past the chair, past the slippers, far down on the bottom. <{W.over}> Nobody rowed. The ruler lay across the blanket. In the airing cupboard a torch went off. The house had gone under, up to the roof, and was very quiet down there, and dry. ‘Good night,’ said {a}, a long way away. At half past ten the dark was as deep as it goes. And {h}, who had so wanted to float, did not notice it at all.',
          'The door slid by, and the shelf with the books on it. <{W.over}> One of {h.s} hands was still hanging over the side. Somebody, {a} perhaps, had taken hold of it, so that the two beds should not drift apart. They turned once round the lamp. Then they were out where it is deep. The tide had come in under the door, and nobody was there to see how high.',
        ],
        [
          'They floated out past the chair and the slippers. Nobody rowed. ‘Good night,’ said {a}, a long way away. The dark was as deep as it goes. And {h}, who had so wanted to float, did not notice it at all.',
        ],
      ),
    ]),
  ],
}
