import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: a box goes bump, and it must not be opened yet. */
export const bumpingBox: Plot = {
  id: 'bumping-box',
  categories: ['christmas', 'adventure', 'generic', 'scifi', 'love', 'bedtime'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Fern', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Tum', gender: 'male', connection: '' },
  },
  titles: ['The Box Goes Bump', 'What Is in There?', '{h} and the Box'],
  teasers: [
    'A box stands on the mat. It goes bump. What is in there? {H} has to carry it all the way to the hill.',
    'Bump, says the box. {H} must not open it. Not yet!',
  ],
  start: 'A box stands by the door. On it is a picture of a hill. Inside, something goes bump.',
  byname: '{h}, who carried the box',
  places: [
    { name: 'The step', description: 'Here stood the box.' },
    { name: 'The hill', description: 'It is round. It has one tree.' },
    { name: 'The gate', description: 'It goes up to {h.s} chin.' },
  ],
  scenes: [
    scene(['Bump', 'On the Step'], 'A box stands there and makes a noise.', [
      must(
        [
          'Knock, knock. {H} opened the door. Nobody was there {where}. But on the step stood a box. It had holes in it. It had a picture: a hill, and one tree. {H} bent down. Bump! said the box.',
          'What was that on the step? It was a box {where}. It had string round it. On the top somebody had drawn a hill with a tree. {H} put an ear on it. It was quiet. Then it went bump.',
        ],
        [
          'On the step {where} stood a box. It had holes in it, and a picture of a hill. {H} put an ear on it. Bump! said the box.',
        ],
      ),
      must(
        [
          '‘Open it!’ said {h}. ‘Not here,’ said {a.+}. ‘There. On the hill.’ The box was as big as a cushion. {H} took one side. {A} took the other. Up!',
          '‘Who is in there?’ said {h}. Bump. ‘It wants to go to the hill,’ said {a.+}. ‘See?’ {H} saw. They lifted it together. One, two, up!',
        ],
        ['‘It wants to go to the hill,’ said {a.+}. {H} took one side, and {a} took the other. Up!'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        '{H} looked in at a hole. It was dark. Something looked out. It was a black dot, and it shone. Blink! <‘It blinked,’ said {h}.> ‘So did you,’ said {a}.',
      ]),
      more(
        2,
        [
          'Beep, said the box. Beep? ‘It comes from a star,’ said {h}. {A} looked up. <It was day. But stars were there all the same.> Beep. Bump.',
        ],
        'scifi',
      ),
    ]),
    scene(['Along the Wall', 'Left, Right'], 'The box is heavy.', [
      must(
        [
          'They walked. Left, right, left, right. Bump, said the box. It was cross. It leaned this way. It leaned that way. Whoops! It slipped. It slid down the bank, and {h} slid behind. Wheee! Now both had grass on them. The box said nothing. Was it all right? Bump. Yes.',
          '{H} went in front. {A} went behind. The box was in the middle. It did not like to be in the middle. Bump, bump! {H} let go to rub a finger. Down it went, on {a.s} toe. ‘Ow,’ said {a}. The box said it too, in its own way.',
        ],
        [
          'They walked. Left, right. Bump! The box leaned this way and that way. Whoops! It slipped down the bank, and {h} slid behind. Wheee!',
        ],
      ),
      slot('road'),
      more(1, [
        'They stopped. {H} sang to the box. La, la, la. It stopped bumping. {H} stopped singing. Bump! <So {h} sang again, all the way to the gate.>',
      ]),
      more(1, [
        'A goose came. Honk! It wanted to know. It put its beak to a hole. Something in there said: peep? <The goose went home to think.>',
      ]),
    ]),
    scene(['At the Gate', 'The Key Word'], 'Somebody keeps the gate.', [
      must(
        [
          'At the gate stood {b.+}. ‘What have you got there?’ said {b}. ‘We do not know,’ said {h}. ‘Then you must give me a hug for it,’ said {b}. {H} hugged. {B} smelt of hay. Eeek went the gate. ‘Mind its ears,’ said {b}.',
          '{B.+} sat on the gate. ‘Tickets,’ said {b}. There was no ticket. {H} looked in {his} pocket. There was half a biscuit. ‘That will do,’ said {b}. Crunch. The gate swung open. ‘Go slowly,’ said {b}. ‘It has ears.’',
        ],
        [
          'At the gate stood {b.+}. ‘That costs a hug,’ said {b}. {H} hugged. Eeek went the gate. ‘Mind its ears,’ said {b}.',
        ],
      ),
      slot('questions'),
      slot('quiet'),
      more(2, [
        'It had ears? {H} whispered now. {A} whispered too. ‘Are you a cat?’ said {h}. No bump. ‘Are you a cup?’ No bump. <Cups have only one.>',
      ]),
    ]),
    scene(['Under the Tree', 'Open'], 'They open the box.', [
      slot('road'),
      slot('key'),
      must(
        [
          'Up, up, up. There was the tree. They put the box down. {H} pulled the string. {H} lifted the lid. Nobody jumped out. {H} sat down and was quite still. {H} waited. Then came two ears. They were long. Then came a nose. It was a rabbit! It looked at the hill. It looked at {h}.',
          'The hill was steep. Puff! Here was the tree from the picture. Off came the string. Up went the lid. It was dark in there. ‘Come out,’ said {h}. Nothing came. So {h} lay down in the grass, very flat. One ear. Two ears. A rabbit! It hopped right over {h.s} back.',
        ],
        [
          'There was the tree. {H} lifted the lid, and sat down, and was quite still. Then came two ears. They were long. It was a rabbit!',
        ],
      ),
      more(1, [
        'Hop. It stopped. Hop, hop. It ate a bit of hill. <Mmm, said its nose.> Then something moved behind the tree. There was another rabbit. They knew each other! Bump, bump, went their feet.',
      ]),
    ]),
    scene(['Bump, Bump', 'The Empty Box'], 'The rabbit is at home.', [
      slot('after'),
      must(
        [
          'The rabbit had a hole, under the tree. It went in. It came out again. It looked at {h} once more. Bump, it said with its foot. Bump, said {h}, with {his}. Then they went home. The box was light now. {H} sat in it, and {a} pulled. Bump, bump, bump, down the hill.',
          'Two white tails went into the hole. Gone! {H} put an ear on the grass. It was quiet. Bump, it went, far down. ‘Good night,’ said {h}. Now the box was empty. {A} carried it home. And who sat in it? Somebody small, with two ears, and both eyes shut.',
        ],
        [
          'The rabbit went into its hole, under the tree. Bump, it said with its foot. Now the box was empty. {H} sat in it, and {a} pulled it home. Bump, bump, bump.',
        ],
      ),
    ]),
  ],
}
