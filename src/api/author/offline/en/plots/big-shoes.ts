import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: a walk in shoes that are much too big. */
export const bigShoes: Plot = {
  id: 'big-shoes',
  categories: ['love', 'generic', 'adventure', 'bedtime', 'christmas', 'scifi'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Barney', gender: 'male', connection: 'uncle' },
    b: { name: 'Miss Mop', gender: 'female', connection: '' },
  },
  titles: ['Clop, Clop, Clop', 'Much Too Big', '{h} in Big Shoes'],
  teasers: [
    'By the door stand two big shoes. {H} gets in. Clop, clop! Off they go, to post a letter.',
    'Big shoes, small feet. {H} wants to go all the way to the red box.',
  ],
  start: '{H} has a letter to post. {His} own shoes are nowhere. But there are two big ones by the door.',
  byname: '{h}, clop, clop',
  places: [
    { name: 'The mat', description: 'Here stand the shoes.' },
    { name: 'The road', description: 'It has a kerb and a cat.' },
    { name: 'The red box', description: 'It has a mouth, up high.' },
  ],
  scenes: [
    scene(['By the Door', 'Two Big Shoes'], 'A letter wants to go to the box.', [
      must(
        [
          '{H} had made a letter. It had a sun on it. It had to go in the red box {where}. But where were {h.s} shoes? Not here. Not there. By the door stood two others. They were brown. They were as long as loaves. {H} got in.',
          'There was a red box {where}. It ate letters. {H} had one, with a sun on it. Hat on! Shoes on! Oh. There were only big ones. One foot went in. The other foot went in. There was room for a cat as well.',
        ],
        [
          '{H} had made a letter. It had to go in the red box {where}. By the door stood two shoes, as long as loaves. {H} got in.',
        ],
      ),
      must(
        [
          'Clop. Clop. ‘Those are mine,’ said {a.+}. ‘Now they are mine,’ said {h}. {A} looked down at {a.his} socks. ‘Then I will go in socks,’ said {a}.',
          '‘Who is that?’ said {a.+}. ‘It is me,’ said {h}. Clop! ‘I thought it was a horse.’ {A} had no shoes now. So {a} came in slippers. Flip, flap.',
        ],
        ['‘Those are mine,’ said {a.+}. {A} came along in slippers. Clop, clop. Flip, flap.'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'It was not easy. Up with the foot. The shoe stayed down. Back with the foot. Now slide. Slide, slide. <The shoes knew how to walk. They only needed to be shown.>',
      ]),
      more(
        2,
        [
          'Snow lay on the road. The shoes made tracks. Two long ones, side by side. <‘A bear went by,’ said {a}. ‘A very short bear.’>',
        ],
        'christmas',
      ),
    ]),
    scene(['Over the Kerb', 'Stuck'], 'The shoes are slow.', [
      must(
        [
          'Here was the kerb. One shoe went up. It fell off. Bump! {H} sat down. The letter flew. It landed on the cat. The cat got up. It walked off, with a sun on its back. ‘Stop, cat!’',
          'Clop, clop. Then came a puddle. {H} stepped in. {H} stepped out. The shoe stayed in! It swam. It was a boat now. {H} stood on one leg, like a stork. {A} fished for it. Splash! It had two gulps of puddle in it.',
        ],
        ['Here was the kerb. One shoe fell off. Bump! {H} sat down. Up again. The road was long.'],
      ),
      slot('road'),
      more(1, [
        'They met a dog with four shoes. They were his own. They were quite small. He looked at {h.s}. Woof! <He would like to swap.> But {h} said no.',
      ]),
      more(1, [
        'A lady came by. ‘What big feet you have,’ she said. ‘I know,’ said {h}. <{H} made {his} back long, to fit.> ‘I will grow.’',
      ]),
    ]),
    scene(['Paper', 'Something Soft'], 'Somebody helps the shoes.', [
      must(
        [
          'On a step sat {b.+}. ‘They want filling up,’ said {b}. ‘I have wool. But you must say the shoe song.’ {H} did not know it. So {h} sang: Clop, clop, clop! ‘That is it,’ said {b}. In went the wool, soft and warm.',
          '{B.+} swept a doorstep. Swish. ‘Too big?’ said {b}. ‘I have straw. Say please like a horse.’ ‘Neigh,’ said {h}. {B} laughed. In went the straw. Left shoe, right shoe. It tickled.',
        ],
        [
          'On a step sat {b.+}. ‘Too big?’ said {b}. ‘Sing me a song.’ {H} sang: Clop, clop! {B} put soft wool in the shoes.',
        ],
      ),
      slot('questions'),
      slot('quiet'),
      more(2, [
        'Now it went well. Clop! Clop! The shoes went where {h} went. <They even went up a step.> {A} could hardly keep up, in slippers.',
      ]),
    ]),
    scene(['The Red Box', 'Too High'], 'The box has a mouth, and it is high up.', [
      slot('road'),
      slot('key'),
      must(
        [
          'There was the box. It was red. It was tall. Its mouth was right up there. {H} stretched. No. {H} jumped. The shoes stayed down. No! Then {h} looked at the shoes. They were long, and they were high. {H} put one on top of the other. It was a step! Up. There was the mouth. In went the letter. Flap!',
          'Stretch! {H.s} arm was too short. {A} could lift. But {h} said no. {H} wanted to do it. {H} got out of the shoes. {H} turned them over. Now they were two little hills. One foot here, one foot there. Up went {h}. The letter said swish, and it was in.',
        ],
        [
          'There was the box. Its mouth was too high. {H} got out of the shoes and turned them over. They were a step! Up. In went the letter. Flap!',
        ],
      ),
      more(1, [
        '{H} looked in at the mouth. It was dark in there. ‘Hello,’ said {h}. ‘Lo,’ said the box. <It had a full tummy.> All the letters lay in a heap and whispered.',
      ]),
    ]),
    scene(['Home', 'Four Feet'], 'They go home, and there is a surprise.', [
      slot('after'),
      must(
        [
          'Now {h} was tired. {A} got into the shoes. There was wool in them. ‘Oh, how warm,’ said {a}. {H} stood on top, on {a.s} feet. So they went home, two people in one pair. Clop. Clop. Clop. At home the small shoes stood on the mat. They had been there all the time.',
          'The way home was longer. ‘Hop on,’ said {a}. {H} put two feet on {a.s} two feet. Left, said the road. Right, said the road. {H} did not need to do a thing. By the door stood two small shoes. ‘There you are,’ said {h}. They were quite cold. The big ones stood next to them, all night.',
        ],
        [
          'Now {h} was tired. {A} got into the shoes, and {h} stood on {a.s} feet. Clop, clop, home they went. On the mat stood two small shoes. They had been there all the time.',
        ],
      ),
    ]),
  ],
}
