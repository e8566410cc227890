import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'

/** For the smallest: somebody comes along, and something happens. */
export const smallMeetings: readonly Episode[] = [
  {
    id: 'sheep-in-the-road',
    categories: [],
    ages: ['toddler'],
    ...scene(['A Sheep in the Road', 'Baa'], 'A sheep stands in the way.', [
      always([
        'A sheep stood in the way. It was round. It was right in the middle. ‘Excuse me,’ said {h}. Baa, said the sheep. <It did not move one foot.>',
      ]),
      always([
        '{H} went to the left. The sheep went to the left. {H} went to the right. So did the sheep! ‘After you,’ said {a}. Baa. They stood nose to nose. <It smelt of jumper.>',
      ]),
      more(1, [
        '{A} pushed. The sheep was soft. The arms went in, up to the elbow. Push! The sheep liked it. <It shut its eyes.> ‘It thinks I am a brush,’ said {a}.',
      ]),
      always([
        'Then {h} had a thought. {H} turned round. {H} walked backwards, with no hurry. The sheep looked. It turned round, too. It walked backwards, too! Its back end went first, and {h.s} back end went first. Bump! Now they had passed. ‘Bye, sheep,’ said {h}. <Baa, said the sheep. It went on backwards all day.>',
      ]),
    ]),
  },
  {
    id: 'postman-hat',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Hat', 'Whose Hat?'], 'The wind brings a hat.', [
      always([
        'A hat came along. There was nobody in it. It rolled, it jumped, it stopped. {H} put a foot on it. Got you! <It was a blue hat with a peak.>',
      ]),
      always([
        'Whose was it? {H} put it on. It went down to the chin. It was dark in there. ‘Hello?’ said {h}. {A} put it on. It sat on top, like a cup. They asked a hen. It did not fit the hen. <They asked a gatepost. It fitted very well, but the post did not want it.>',
      ]),
      more(1, [
        'There was something in the hat. It was a letter! {A} read it. ‘Dear cow,’ it said. <No, it said ‘Dear Joe’. It was a wobbly O.>',
      ]),
      always([
        'Here came a man on a bike. His hair stood up. ‘My hat!’ he said. {H} gave it to him. He put it on and rang the bell. Ring, ring! Now he looked like a postman. And he had been one all the time. He lifted the hat. ‘Good day,’ he said. <{H} had no hat. So {h} lifted {his} hair.>',
      ]),
    ]),
  },
  {
    id: 'baby-on-a-blanket',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Baby', 'Ba!'], 'A baby wants to say something.', [
      always([
        'A baby sat on a blanket. It had one tooth. It looked at {h}. ‘Ba,’ said the baby. ‘Ba,’ said {h}. <They had met.>',
      ]),
      always([
        'The baby held up a spoon. ‘Ba!’ Was it hungry? {H} looked for a bowl. No. The baby dropped the spoon. {H} picked it up. The baby dropped it. {H} picked it up. Drop. Up. Drop. Up. <‘It is a game,’ said {a}.> It was a long one.',
      ]),
      more(1, [
        'The mother sat there too. She had a hat over her face. ‘Is it still dropping?’ said the hat. Yes. ‘Thank you,’ said the hat. <It had been a long day already.>',
      ]),
      always([
        'Now {h} had an idea. {H} did not give it back. {H} dropped it too. Clonk! The baby looked. The mouth went round. Then the baby laughed, right down to the toes. It took the spoon. It held it out to {h}. ‘Ba,’ it said. That meant: now you. <They did it till the spoon was tired.>',
      ]),
    ]),
  },
  {
    id: 'cat-on-the-wall',
    categories: [],
    ages: ['toddler'],
    ...scene(['A Cat on a Wall', 'No'], 'A cat does not want to come down.', [
      always([
        'High on a wall sat a cat. It looked down. Miaow! ‘It cannot get down,’ said {h}. ‘Oh dear,’ said {a}. <The cat agreed.>',
      ]),
      always([
        '{H} held up both arms. ‘Jump!’ The cat did not jump. It lifted one paw. It put it back. {A} held out a sleeve. ‘Jump!’ No. <It was a thin sleeve.> {H} called it with a leaf. Cats do not eat leaves.',
      ]),
      more(1, [
        'They made a heap. One stone. Two stones. A hat. It was a good heap. The cat looked at it. <It had seen better.>',
      ]),
      always([
        '{H} was tired now. {H} sat down and had a lap. It was just a lap, quite flat and warm. {H} did not look at the cat at all. Thump! What was that? Something soft was in the lap. It went round once. It lay down. Purr, it went. <‘I think it could do it all along,’ said {a}.> ‘Shh,’ said {h}. ‘It is asleep.’',
      ]),
    ]),
  },
  {
    id: 'two-dogs-one-stick',
    categories: [],
    ages: ['toddler'],
    ...scene(['One Stick', 'Two Dogs'], 'Two dogs have one stick.', [
      always([
        'Two dogs came by. One was big. One was small. They had a stick. The big dog had one end. The small dog had the other end. Grr! <They did not mean it.>',
      ]),
      always([
        'Pull, said the big dog. Pull, said the small dog. They went round in a ring. The stick stayed in the middle. They came to a gate. It was too narrow! The stick went bonk. <They backed up. They tried again. Bonk.>',
      ]),
      more(1, [
        '‘Let go,’ said {a} to the big one. He would not. ‘Let go,’ said {a} to the small one. She looked away. <It was a very good stick.>',
      ]),
      always([
        '{H} bent down. {H} took the stick in the middle. {H} turned it, just a bit. Now it was long ways, like a train. Big dog first, small dog last. Through they went! On the other side they stopped. They looked at {h}. They put the stick at {h.s} feet. Three could hold it, easily. <So {h} was in the middle, and off they trotted.>',
      ]),
    ]),
  },
  {
    id: 'man-asleep',
    categories: [],
    ages: ['toddler'],
    ...scene(['The Sleeping Man', 'Snore'], 'A man is asleep, and he snores.', [
      always([
        'What was that noise? Rrrr. Phew. Rrrr. Phew. Was it a bear? They crept. Under a tree lay a man. He was fast asleep. <His boots lay next to him. They were asleep as well.>',
      ]),
      always([
        'On his nose sat a fly. Rrrr: it slid up. Phew: it flew off. Then it came back. {H} waved a hand. Shoo! The fly sat on {h}. It tickled. But {h} must not sneeze. {H} held {his} nose. <{A} held it too.>',
      ]),
      more(1, [
        'His hat went up and down on his tummy. {A} laid a leaf on it. Up went the leaf. Down went the leaf. <It was a boat, and it was never seasick.>',
      ]),
      always([
        'Then it came. A, a, a, tishoo! The man sat up. ‘Who is there?’ Nobody. There were only two bushes with feet. ‘I dreamt of a trumpet,’ said the man. He lay down. {H} put the hat over his nose, quite softly. Now the fly had no chair. <It went to look for another man.> Rrrr. Phew. They walked on, on tiptoe, all the way to the corner.',
      ]),
    ]),
  },
]
