import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: the bear is in the wash, and the bed is too big. */
export const teddyLine: Plot = {
  id: 'teddy-line',
  categories: ['bedtime', 'love', 'generic', 'scifi', 'adventure', 'christmas'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Auntie Bea', gender: 'female', connection: '' },
    b: { name: 'Mrs Wren', gender: 'female', connection: '' },
  },
  titles: ['Bear Is Wet', 'On the Line', '{h} Blows and Blows'],
  teasers: [
    'Bear has had a bath. Now he hangs on the line by his ears. Will he be dry by tonight?',
    'Drip, drip, says Bear. {H} wants him dry. The sun wants to go home.',
  ],
  start: 'Bear fell in the soup. Now he hangs on the line and drips. {H} wants him dry by bedtime.',
  byname: '{h}, who dried a bear',
  places: [
    { name: 'The garden', description: 'A line, a pole, six pegs.' },
    { name: 'The line', description: 'It is high up. You can hear it hum.' },
    { name: 'The bed', description: 'It has a dent, the size of a bear.' },
  ],
  scenes: [
    scene(['Drip, Drip', 'By the Ears'], 'Bear is wet, and it is getting late.', [
      must(
        [
          'Bear fell in the soup. Plop! So Bear had a bath. Now he hung on the line {where}, by his ears. Drip, drip, drip. {H} stood below and looked up. ‘Are you dry?’ said {h}. Drip, said Bear.',
          'There was a line in the garden {where}. On it hung a sheet, a sock and a bear. The bear was {h.s}. He was brown and he was very wet. He had been in the soup. {H} held out a hand. Drip. It tasted of soap.',
        ],
        [
          'Bear fell in the soup. Plop! So he had a bath. Now he hung on the line {where}, by his ears. Drip, drip, drip.',
        ],
      ),
      must(
        [
          '‘No bear, no bed,’ said {h}. ‘Hm,’ said {a.+}. They looked at the sun. It was quite low. It would go home soon.',
          '‘He must be dry by tonight,’ said {h}. {A.+} squeezed one foot. A lot came out. ‘Oh dear,’ said {a}. The sun sat on the fence already.',
        ],
        ['‘No bear, no bed,’ said {h}. {A.+} squeezed one foot. A lot came out. And the sun was going home.'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'Bear turned on the line. He looked at the shed. He looked at the tree. He looked at {h}. Then round he went again. <He had never been so high.>',
      ]),
      more(
        2,
        [
          'It was a space bear. That was why he hung so high. Three, two, one! {H} gave him a push. <Round the line he went, and back to Earth.>',
        ],
        'scifi',
      ),
    ]),
    scene(['Blow', 'Flap'], '{H} tries to help.', [
      must(
        [
          '{H} blew. Ffff! {A} blew. Ffff! Bear swung. He was still wet. {H} fetched a fan of paper. Flap, flap, flap! The sock came down. It came down on {h.s} nose. It was a cold sock.',
          '{H} had a plan. {H} took the towel and rubbed. But Bear was too high. {H} jumped. Rub! {H} jumped. Rub! Then the peg went snap. Bear fell down. Splat! Now he was wet, and he had mud on him.',
        ],
        ['{H} blew. Ffff! {A} blew. Ffff! Bear swung. The sock fell down. Bear was still wet.'],
      ),
      slot('road'),
      more(1, [
        '{A} wrung out a leg. Squeeze! {H} wrung out the other. Squeeze! It ran in the shoes. <Now there were two wet feet more.>',
      ]),
      more(2, [
        'A bee came to see. Zzz. It looked at Bear. Was he a flower? No. <He smelt like one, because of the soap.> Zzz. Away it went.',
      ]),
    ]),
    scene(['Over the Hedge', 'The Warm Wind'], 'Somebody knows about wind.', [
      must(
        [
          'A head looked over the hedge. It was {b.+}. ‘He wants wind,’ said {b}. ‘I know when it comes. Sweep my path, and I will tell you.’ {H} swept. Swish, swish. ‘Now hold out a finger,’ said {b}. ‘It comes when the birds go home.’',
          '‘What a wet bear,’ said {b.+}, by the hedge. ‘I can help. But first I need ten leaves picked up.’ {H} picked up ten leaves. {B} counted them. ‘Wait for the birds,’ said {b}. ‘When they go home, they bring the wind.’',
        ],
        [
          'Over the hedge looked {b.+}. ‘He wants wind,’ said {b}. ‘Sweep my path.’ {H} swept. Swish, swish. ‘It comes when the birds go home,’ said {b}.',
        ],
      ),
      slot('questions'),
      slot('quiet'),
      more(1, [
        'They sat on the step. They waited. Nothing. A snail went by. Nothing. {A} had a plum. <One bite for you, one bite for me.> Still nothing. Shh!',
      ]),
    ]),
    scene(['The Birds', 'Whoosh'], 'The wind comes.', [
      slot('road'),
      slot('key'),
      must(
        [
          'There they were! One bird. Two birds. A whole sky full! They flew over the roof. And behind them, whoosh! The sheet went fat. The sock kicked. Bear flew! He flew round the line, once, twice. ‘Hold on tight!’ called {h}. Whoosh! All the drops flew off him.',
          'Caw, caw! The birds came over. {H} held up a finger. It was cold on one side. ‘Now!’ said {h}. Whoosh came the wind. It got in under Bear. It lifted his arms. It lifted his feet. He danced! <His ears held on.> Drops flew, right up to the hedge.',
        ],
        [
          'There they were! A whole sky full of birds. And behind them came the wind. Whoosh! Bear flew round the line, once, twice. All the drops flew off him.',
        ],
      ),
      more(1, [
        '{H} danced too. {A} danced too. Arms up! Round and round. <The sheet bowed to them.> Then the wind was tired. It went home with the birds.',
      ]),
    ]),
    scene(['Dry', 'In the Dent'], 'Bear comes down.', [
      slot('after'),
      must(
        [
          '{A} lifted {h} up. Off with the pegs! Bear fell into two arms. He was dry. He was warm on one side, from the sun. He smelt of wind. Now it was dark. In the bed there was a dent. Bear lay down in it. He still swayed a bit. {H} held him by one ear, so that he did not fly.',
          'Bear was dry! Nose, tummy, feet. Only one ear was a bit wet. {H} put it in {his} neck. Brr! Now it was warm. They went up to bed. Outside the line was empty. It hummed. Hm, hm. Bear listened. {H} listened. One of them was asleep already.',
        ],
        [
          'Bear fell into two arms. He was dry. He smelt of wind. Now it was dark. In the bed {h} held him by one ear, so that he did not fly.',
        ],
      ),
    ]),
  ],
}
