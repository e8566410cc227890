import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** For the youngest: a button rolls off a coat, and it does not want to stop. */
export const button: Plot = {
  id: 'button',
  categories: ['adventure', 'generic', 'christmas', 'love', 'scifi', 'bedtime'],
  ages: ['toddler'],
  cast: {
    a: { name: 'Nan', gender: 'female', connection: '' },
    b: { name: 'Mr Pip', gender: 'male', connection: '' },
  },
  titles: ['The Button Rolls', 'Roll, Button, Roll', '{h} and the Blue Button'],
  teasers: [
    'Pop! A button is off. It rolls out of the door. Where is it going? {H} runs after it.',
    'The button is round and blue and fast. {H} is fast too.',
  ],
  start: 'Pop goes the button on the coat. It rolls away, out of the door. {H} wants it back.',
  byname: '{h} with the blue button',
  places: [
    { name: 'The lane', description: 'It goes down and down.' },
    { name: 'The little shop', description: 'It has a bell on the door. Ting!' },
    { name: 'The snowman’s corner', description: 'Somebody fat stands there.' },
  ],
  scenes: [
    scene(['Pop!', 'Blue and Round'], 'A button pops off and rolls away.', [
      must(
        [
          '{H} put on the coat. One button. Two buttons. Three. The last one was blue. {H} pulled. Pop! Off it came. It rolled under the chair. It rolled over the step. It rolled out into the lane {where}.',
          'It was cold out {where}. Here was the coat, all warm. {H} did it up. The blue button was a tight one. Push, push. Pop! It was off. It jumped on the floor, and it rolled. Out of the door it went!',
        ],
        [
          '{H} did up the coat. The blue button was tight. Pop! Off it came. It rolled out of the door, into the lane {where}.',
        ],
      ),
      must(
        [
          '‘My button!’ said {h}. ‘After it!’ said {a.+}. {A} had one shoe on. {H} had a coat with a hole. The wind came in at the hole. Brr.',
          '‘Stop!’ said {h}. The button did not stop. Buttons have no ears. ‘Come,’ said {a.+}. So they ran, hand in hand.',
        ],
        ['‘After it!’ said {a.+}. Off they ran, hand in hand.'],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'The coat flapped. Flap, flap. It had nothing to hold it. {A} held it shut with one hand. <But then {a} had no hand for the hat.> Off flew the hat. Into the hedge!',
      ]),
      more(
        2,
        [
          'There was snow on the wall. There was snow on the gate. The button left a line in it. It was a very thin line. <{H} ran along the line.>',
        ],
        'christmas',
      ),
    ]),
    scene(['Down the Lane', 'Roll, Roll'], 'They run after the button.', [
      must(
        [
          'Roll, roll, roll. The lane went down. {H} was nearly there. {H} jumped on it. Flop! It was not the button. It was a bottle top. {H} had a wet knee now.',
          'There it was! {H} bent down. {H} grabbed it. It was soft. Ugh! It was a berry. Now {h} had one red hand. And the button rolled on.',
        ],
        ['Roll, roll. {H} jumped on it. Flop! It was only a bottle top. {H} had a wet knee now.'],
      ),
      slot('road'),
      more(1, [
        'A dog saw it. Woof! He thought it was for him. He ran too. So now there were three. <His tongue hung out like a sock.> The button was first.',
      ]),
      more(1, [
        'It rolled between two boots. It rolled round a bucket. It went ting on a stone. Ting! <‘Bless you,’ said a lady. She thought it was a sneeze.>',
      ]),
      more(2, [
        'Here was a drain, with holes. Oh no! The button went round and round the edge. {H} held {his} breath. Round and round. <It thought about it.> Then it rolled on.',
      ]),
    ]),
    scene(['At the Shop', 'Ting'], 'Somebody has seen it roll by.', [
      must(
        [
          'By the shop stood {b.+}. ‘A button? I saw it,’ said {b}. ‘I will say where, but my hands are full. Hold my eggs.’ {H} held the eggs. Six eggs! {H} was very still. ‘Round the corner,’ said {b}.',
          '‘Did a button come by?’ said {h}. {B.+} sat on a box by the shop. ‘It did,’ said {b}. ‘First help me count my eggs.’ They counted. One, two, three, four, five, six. ‘It went round the corner,’ said {b}.',
        ],
        [
          'By the shop sat {b.+}. ‘I saw it,’ said {b}. ‘Help me with my eggs.’ {H} held six eggs. ‘Round the corner,’ said {b}.',
        ],
      ),
      slot('questions'),
      slot('quiet'),
      more(2, [
        'The shop had a bell. Ting! {H} went in. Ting! {H} went out. <Ting, ting, ting.> ‘It is a good bell,’ said {b}.',
      ]),
    ]),
    scene(['Round the Corner', 'Somebody Fat'], 'The button has found a place.', [
      slot('road'),
      slot('key'),
      must(
        [
          'Round the corner stood a man. He was white and fat. He was a snowman! He had a carrot. He had one eye of coal. And where was the other? There was the blue button. It sat in his face. It looked at {h}. ‘That is mine,’ said {h}. Then {h} thought. One eye was not enough. ‘You can have it,’ said {h}.',
          'There it lay! It lay at somebody’s feet. It was a snowman, a big one. He had a nose. He had one eye. {H} picked up the button. It was blue and cold. {H} looked up. He looked down, with his one eye. {A} lifted {h} high. Push! Now he had two.',
        ],
        [
          'Round the corner stood a snowman. He had one eye. The button lay at his feet. {H} picked it up. {A} lifted {h} high. Push! Now he had two eyes.',
        ],
      ),
      more(1, [
        'One eye was black. One eye was blue. He looked left. He looked right. <He had never seen so well.> ‘Hello,’ said {h}. The snowman said nothing. He only smiled.',
      ]),
    ]),
    scene(['A Coat With a Hole', 'Warm Again'], 'The coat needs a button.', [
      slot('after'),
      must(
        [
          'But the coat! The wind came in. {A} looked in a pocket. There was a peg, a red one. Snap! It held the coat. Now {h} was warm. They walked home, up the lane. At the top {h} turned round. A blue eye looked after them. Good night, eye.',
          'And the coat? It had a hole. {A} took a scarf and tied it round. Once, twice, and a bow. Now {h} was a parcel. A warm one! Home they went. It was getting dark. Down by the corner something blue was still awake.',
        ],
        [
          '{A} tied a scarf round the coat. Now {h} was a parcel. A warm one! Home they went. A blue eye looked after them. Good night, eye.',
        ],
      ),
    ]),
  ],
}
