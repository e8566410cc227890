import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: one boot is there, the other is not, and somebody is sitting in it. */
export const boot: Plot = {
  id: 'boot',
  categories: ['adventure', 'generic', 'scifi', 'love', 'christmas', 'bedtime'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Finn', gender: 'male', connection: 'brother' },
    b: { name: 'Mrs Moll', gender: 'female', connection: '' },
  },
  titles: ['One Boot', 'Where Is the Other Boot?', '{h} Goes Hop, Hop, Hop'],
  teasers: [
    'One red boot is here. Where is the other one? {H} hops off to find it.',
    'Hop, hop, hop goes {h}. One foot has a boot on. One foot has only a sock.',
  ],
  start: '{H} wants to go out. Here is one red boot. There is no second one. Hop, hop, hop, off they go to look.',
  byname: '{h} in red boots',
  places: [
    { name: 'The hall', description: 'Here stands one boot, all alone.' },
    { name: 'The puddle', description: 'It is the best one in the street.' },
    { name: 'The hen house', description: 'Somebody is at home.' },
  ],
  scenes: [
    scene(['One Red Boot', 'One, and Then?', 'Hop'], 'One boot is there, the other is not.', [
      must(
        [
          '{H} wanted to go out. Out to the big puddle {where}! Here was the coat. Here was the hat. Here was one boot. It was red. But where was the other? There was only a wet spot. Oh!',
          '{Where} there was a big puddle. {H} wanted to jump in it. Hat on. Coat on. One boot on. Red boot! And the other? {H} looked under the hat. {H} looked under the mat. No boot.',
        ],
        ['{H} wanted to go out to the big puddle {where}. Here was one red boot. But where was the other? Oh!'],
      ),
      must(
        [
          '‘Hop,’ said {a.+}. ‘One foot is enough for hopping.’ Hop, hop, hop. So they went and looked. {H} held on to {a}.',
          'Here came {a.+}. ‘No boot?’ said {a}. ‘No boot,’ said {h}. ‘Then we hop.’ Hop, hop, hop. Out of the door they went.',
        ],
        ['‘Then we hop,’ said {a.+}. Hop, hop, hop. Out of the door they went.'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Was it in the bath? No. There was a duck in the bath. Was it in the bed? No. There was a bear in the bed. <The bear had no boots at all.>',
      ]),
      more(
        2,
        [
          'It was no ordinary boot. It was a moon boot! It had a button. Beep, said the button. {H} pressed it. Beep. <But only this one beeped.>',
        ],
        'scifi',
      ),
      more(
        2,
        [
          'Outside lay snow. One foot went crunch. The other foot went brr. Crunch, brr. Crunch, brr. <The sock had snow on it, like sugar.>',
        ],
        'christmas',
      ),
    ]),
    scene(['Wet Marks', 'Along the Path', 'Under the Bush'], 'They look under the bush.', [
      must(
        [
          'There was something red! It was under the bush. {H} crawled in. Scratch, scratch. {H} pulled. It was not a boot. It was an old red ball. The ball said pff. Now {h} had leaves in {his} hair.',
          'What was that? Red! Over there by the wall. Hop, hop, hop. {H} took hold of it. It was wet and it was heavy. It was a watering can. Splosh! Now the sock was wet as well.',
        ],
        [
          'There was something red, under the bush. {H} crawled in and pulled. It was not a boot. It was an old red ball. Pff, it said.',
        ],
      ),
      more(1, [
        'Look, a wet mark. And there was one more! Drip, drip, drip. They went all along the path. ‘A boot has been here,’ said {a}. <{H} stepped from drop to drop. Hop. Hop.>',
      ]),
      more(1, [
        '{H} called: ‘Boot!’ No boot came. {A} called as well: ‘Bo-oot!’ A dog came. It had four feet and no boots. <It did not mind at all.> It hopped along with them for a bit.',
      ]),
      more(2, [
        'Hopping was hard work. Puff, puff. They sat down on a stone. {A} had an apple. Bite for you, bite for me. <The apple had a red coat. But it was not a boot.>',
      ]),
      slot('road'),
    ]),
    scene(['At the Fence', 'Ask', 'Somebody Saw It'], 'Somebody has seen the boot.', [
      must(
        [
          'At the fence was {b.+}. ‘A red boot?’ said {b}. ‘I saw it. Sing me a song, and I will tell you.’ {H} sang. It was short and loud. ‘Very fine,’ said {b}. ‘Go where it clucks.’',
          'By the gate sat {b.+}. ‘Have you seen a boot?’ asked {h}. ‘Perhaps,’ said {b}. ‘First hop three times.’ Hop. Hop. Hop! {B} clapped. ‘It is where it clucks,’ said {b}.',
        ],
        [
          'At the fence was {b.+}. ‘I saw a boot,’ said {b}. ‘Sing me a song first.’ {H} sang. ‘Go where it clucks,’ said {b}.',
        ],
      ),
      slot('questions'),
      slot('road'),
      slot('quiet'),
      more(1, [
        'Where did it cluck? Not here. Here it said moo. Not there. There it said meow. They stood still. They held their breath. There! Cluck, cluck. <It came from behind the shed.>',
      ]),
      more(2, [
        'Behind the shed it smelt of straw. There were tall nettles. ‘Arms up,’ said {a}. Arms up! So they went through, like two trees. <Nothing had stung them.>',
      ]),
      more(2, [
        'A little door, and a little ladder. It had five rungs. That was for short legs. Who lived here? {H} knocked. Knock, knock. <‘Cluck,’ said somebody. That meant: who is there?>',
      ]),
    ]),
    scene(['Cluck', 'In the Straw', 'The Boot Is Warm'], 'There is the boot. It is not empty.', [
      slot('road'),
      slot('key'),
      must(
        [
          'There stood the boot! It stood in the straw, red and round. {H} wanted to take it. ‘Cluck,’ said the boot. What? A hen sat in it. She sat there, soft and fat, and looked. {H} kept still. ‘Is it nice in there?’ said {h}. Cluck. Then the hen got up. And in the boot lay an egg!',
          '{H} peeped in. Red! There it was. But it had a head. It had a beak. It was a hen, right in the boot! ‘My boot,’ said {h}. ‘Cluck,’ said the hen. {H} thought. {He} took off {his} hat and laid it in the straw. It was soft inside. The hen looked. She climbed out, she climbed in, cluck. And what lay in the boot? An egg. It was still warm.',
        ],
        [
          'There stood the boot, in the straw. A hen sat in it! ‘Is it nice in there?’ said {h}. {He} laid {his} hat in the straw. The hen looked. She moved into the hat. And in the boot lay an egg. It was warm.',
        ],
      ),
      more(1, [
        '{H} held the egg in both hands. It was brown. It was smooth. It weighed as much as a good stone. <Nobody said a word. You must not drop it.>',
      ]),
    ]),
    scene(['Two Boots', 'Splash', 'The Puddle'], 'Now {h} has two boots.', [
      slot('after'),
      more(2, [
        'They brought {b} the egg. ‘Is that for me?’ said {b}. {B} put it in the pan. Psst, said the pan. Three forks! <It tasted of yellow.>',
      ]),
      must(
        [
          'Now the boot was on. It was nice and warm, from the hen. One boot. Two boots! There was the puddle. It was very big. {A} counted. One. Two. Three. Splash! Both feet at once.',
          'One foot had a boot. And now the other one had, too. There was a bit of straw in it. It tickled. {H} ran. No more hop, hop, hop. There was the puddle, with the sky in it. {H} jumped. Splash!',
        ],
        [
          'Now the boot was on, nice and warm from the hen. One boot. Two boots! There was the puddle. One, two, three. Splash! Both feet at once.',
        ],
      ),
    ]),
  ],
}
