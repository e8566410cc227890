import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: everything goes to bed, one after another, and the moon has no blanket. */
export const awake: Plot = {
  id: 'awake',
  categories: ['bedtime', 'christmas', 'love', 'scifi', 'generic', 'adventure'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Polly', gender: 'female', connection: 'aunt' },
    b: { name: 'Mr Bim', gender: 'male', connection: '' },
  },
  titles: ['Who Is Still Awake?', '{h} Says Good Night', 'A Blanket for the Moon'],
  teasers: [
    'The spoon sleeps. The shoes sleep. Somebody is still awake. {H} goes to look.',
    'Who is still up? Not the cup. Not the chair. {H} tiptoes through the house.',
  ],
  start: 'It is dark {where}. Everyone should be asleep. But somebody is still awake, and {h} goes to see who.',
  byname: '{h} with the small lamp',
  places: [
    { name: 'The kitchen', description: 'The spoons lie in a row.' },
    { name: 'The garden', description: 'The grass is wet and black.' },
    { name: 'The little bed', description: 'There is room for two.' },
  ],
  scenes: [
    scene(['Who Is It?', 'The Little Lamp', 'Dark'], 'It is dark, and somebody is still awake.', [
      must(
        [
          'It was dark {where}. The sun had gone home. {H} lay in bed. The bed was warm. The pillow was soft. But what was that? Tap. Tap, tap. Somebody was still awake!',
          'Night had come {where}. Good night, sun. {H} was in bed, under the blanket. Only the nose looked out. Then it went: tap. Tap, tap. Who was that? Who was not asleep?',
        ],
        ['It was dark {where}. {H} lay in bed. Tap. Tap, tap. What was that? Somebody was still awake!'],
      ),
      must(
        [
          '‘Did you hear?’ said {a.+}. {H} heard it. {A} took the little lamp. {H} took {a.s} hand. Now they would look.',
          'The door opened. It was {a.+}, with a lamp. ‘Somebody is up,’ said {a}. ‘Not me,’ said {h}. They went and looked.',
        ],
        ['‘Did you hear?’ said {a.+}. {A} took the lamp. {H} took {a.s} hand.'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'One foot out of bed. Brr! Two feet out of bed. Where were the slippers? Here was one. Here was two. Shuffle, shuffle. <They went to the door.>',
      ]),
      more(2, [
        'The lamp made a round light. It went along the floor like a ball. {H} stepped on it. It would not stay. <Light is very slippery.>',
      ]),
      more(
        2,
        [
          'Was it snow? It was snow! It came down without a sound. One flake sat on the window. It looked in. <Then it was only a drop.>',
        ],
        'christmas',
      ),
      more(
        2,
        [
          'Outside a rocket went by. It went very softly. Its windows were dark. Even the rocket had its eyes shut. <Whoosh, it said, in its sleep.>',
        ],
        'scifi',
      ),
    ]),
    scene(['Not the Spoon', 'In the Kitchen', 'Shh'], 'They ask the things in the kitchen.', [
      must(
        [
          'They went to the kitchen. Was it the spoon? No. The spoons lay in the drawer, side by side. Was it the cup? No. The cup hung on its hook. ‘Good night, spoon,’ said {h}. ‘Good night, cup.’ They tiptoed out again.',
          'Was it the kettle? The kettle was cold. It had no puff left. Was it the bread? The bread slept in its tin. ‘Sleep well, bread,’ said {h}. {A} closed the lid. Click.',
        ],
        ['Was it the spoon? No. The spoons slept in a row. Was it the cup? No. ‘Good night, cup,’ said {h}.'],
      ),
      more(1, [
        'Was it the fridge? It hummed a bit. Mmm. {H} put a hand on it. Mmm, said the fridge. Then it stopped. It had only been waiting for somebody. <Good night, cold milk.>',
      ]),
      more(1, [
        'Now the shoes. There were big ones and small ones. They had walked such a lot today! Their tongues hung out. {H} put them in pairs. <So none of them needed to be alone.>',
      ]),
      more(2, [
        'The clock went tick. The clock went tock. It had to stay up, for its work. ‘Then tick a bit softer,’ said {a}. Tick. Tock. <That was much better.>',
      ]),
      more(2, [
        'What sat on the chair? It had two arms. It was {h.s} jumper! It had fallen asleep sitting up. {A} laid it down and tucked the arms in.',
      ]),
      slot('road'),
    ]),
    scene(['Out in the Garden', 'Who Knows?', 'Tap, Tap'], 'Somebody in the garden knows.', [
      must(
        [
          'They opened the door. Out there stood {b.+}, in a big hat. ‘I know who it is,’ said {b}. ‘First give me a kiss for it. On the nose.’ {H} had to stretch. Smack! ‘Look up,’ said {b}.',
          'In the garden it was dark and wet. Who was that by the bush? It was {b.+}. ‘Who taps?’ asked {h}. ‘I will tell you for a hug,’ said {b}. It was a big hug. Then {b} pointed. Up, up, up.',
        ],
        [
          'In the garden stood {b.+}. ‘I know who it is,’ said {b}. ‘I will tell you for a hug.’ {H} gave a big one. ‘Look up,’ said {b}.',
        ],
      ),
      slot('questions'),
      slot('road'),
      slot('quiet'),
      more(1, [
        'The grass was wet. It tickled the toes. The bush was black. It said: shh. {H} said shh too. <For a while they said it in turns.>',
      ]),
      more(2, [
        'A snail was on its way to bed. It carried its bed on its back. That was handy. It could stop wherever it liked. <It stopped right here. Good night, snail.>',
      ]),
      more(2, [
        'A moth flew round the lamp. Flip, flip, flip. It bumped its head. ‘Careful,’ said {h}. {A} held a hand before the light. <Now the moth could see again.> Off it went, over the hedge.',
      ]),
    ]),
    scene(['Up There', 'Cold and Alone', 'It Is the Moon'], 'Now they know who is awake.', [
      slot('road'),
      slot('key'),
      must(
        [
          'It was the moon! It was up all by itself. It tapped on the window with one thin finger of light. Tap, tap. Why did it not sleep? {H} looked. {He} looked for a long time. ‘It has no blanket,’ said {h}.\nThere was a cloud on the roof. It was small and white. ‘Blow,’ said {h}. They all blew. Hoo! Hoo! The cloud got up and floated. It floated to the moon and lay down on top. Now it was covered, right up to the chin.',
          'There hung the moon, big and round. ‘Can’t you sleep?’ said {h}. The moon shone. It was so bare! It had no pyjamas, and no blanket at all. That was it! {H} ran in. {H} ran out. {He} had a white cloth, a very old one. ‘Hold it up,’ said {h}. The wind took it. Flap, flap, flap!\nUp it went. Higher than the tree. Look, it was a cloud! It lay down on the moon. Only a bit of an ear peeped out.',
        ],
        [
          'It was the moon! Why was it not asleep? ‘It has no blanket,’ said {h}. There sat a small white cloud. ‘Blow!’ said {h}. They all blew. Hoo! The cloud floated up and lay down on the moon.',
        ],
      ),
      more(1, [
        '‘Is it warm now?’ asked {a}. The moon did not say anything. It had closed its eyes. {H} whispered: ‘Good night, moon.’',
      ]),
    ]),
    scene(['Good Night', 'Now All Are Asleep', 'In the Warm Bed'], 'Now {h} goes to bed as well.', [
      slot('after'),
      more(2, [
        'Back through the garden. Shuffle, shuffle. Past the shoes, past the clock. Tick. Tock. Nobody woke up. <Not even the bread.>',
      ]),
      must(
        [
          '{H} was back in bed. {A} pulled up the blanket, right up to the chin. No tap. No tap, tap. The spoon slept. The cup slept. The moon slept under its cloud. Who was still awake? {H}? No. Not any more.',
          'The bed was still warm. {A} tucked {h} in, left and right. It was dark, and it was quiet. Good night, pillow. Good night, nose. Out went the lamp. Was somebody still awake? Listen. No. Nobody.',
        ],
        [
          '{H} was back in bed. {A} pulled up the blanket, right up to the chin. It was quiet. The moon slept. The cup slept. Who was still awake? {H}? No. Not any more.',
        ],
      ),
    ]),
  ],
}
