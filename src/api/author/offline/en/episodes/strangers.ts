import type { Episode } from '../../language-pack.ts'
import { always, more, scene } from '../../language-pack.ts'
import { ALL } from './ages.ts'

/** People on the way, each with something to settle. */
export const strangers: readonly Episode[] = [
  {
    id: 'behind-the-painter',
    categories: [],
    ages: ALL,
    ...scene(
      ['The Painter', 'The Wrong Way Round', 'What Is Behind Her'],
      'Somebody is painting what she cannot see.',
      [
        always([
          'She had an easel, a straw hat and a stool, and she was sitting with her back to it. In front of her there was a blank wall. Behind her lay the view, and it was a good one. ‘Excuse me,’ said {h}. ‘Aren’t you the wrong way round?’ ‘I dare say,’ said the painter, and put in a bit of blue. <‘I’ve done it the other way for forty years. I know what it looks like from in front.’>',
        ]),
        always([
          'They looked over her shoulder. It was all there, the line of the roofs, and the tree, and something white. ‘How do you do it?’ asked {a}. ‘I listen,’ she said. ‘I smell it. And I watch who’s coming towards me. You can see it in their faces.’ She peered at {h}. ‘You’ve just seen a dog.’ It was true; there had been one. <She gave it a place in the left-hand corner, rather large.> ‘But now I’m stuck. There’s a patch in the middle, and nobody ever looks at it. I’ve no idea what’s there.’',
        ]),
        more(1, [
          '{A} offered to tell her. The painter held up her brush. ‘Words are no good,’ she said. ‘If you say “pond”, I’ll paint a pond. Everyone’s got one ready. <It would come out as the pond at my aunt’s.>’',
        ]),
        always([
          'So {h} went and stood in front of her, with {his} back against the wall, and looked. {He} had come through there a minute ago, and seen nothing. Now {he} took {his} time. It was only a bit of ground with a light on it. There was a chair on it that someone had carried out and forgotten. {H} wondered who. {He} wondered when they would remember, and what they would say. ‘Don’t move,’ said the painter. Her brush had begun to run. When they looked at the sheet there was the chair. <She had got the colour wrong, and the way it was waiting quite right.>',
        ]),
      ],
    ),
  },
  {
    id: 'man-with-a-door',
    categories: ['adventure', 'generic', 'love', 'christmas', 'scifi', 'horror'],
    ages: ALL,
    ...scene(
      ['The Man With the Door', 'Do Come In', 'A Door on Its Own'],
      'A man is carrying a door and cannot find its house.',
      [
        always([
          'What came towards them was a door. It was green, with a brass knocker and a pair of boots underneath. When it had got near it stopped, swung open on its hinges, and a man put out his head. ‘Is it this way?’ he asked. ‘Is what?’ said {a}. ‘Wherever it goes,’ said the man. <He was holding the frame up with one shoulder.> He had bought it at a sale, for he had always wanted one like that. Now he only needed the house.',
        ]),
        always([
          'They walked with him for a bit, as he could not see where he was going. He tried it everywhere. He set it up against a wall and knocked; nothing. He tried it on a hedge. People were nice about it. One lady went in at the front and came out at the back and thanked him for having her. <She wiped her feet both times.> ‘It’s a very good door,’ said {h}. ‘It is,’ said the man. ‘It keeps shutting. I don’t know if I’m in or out.’',
        ]),
        more(1, [
          '‘What would you put behind it?’ asked {a}. The man leaned it on a post and counted. ‘A mat. A lamp. Somebody who says “Is that you?” when I come in.’ <He rubbed the knocker with his sleeve. ‘I could do without the mat.’>',
        ]),
        always([
          'At the next rise {h} had an idea. {He} took the door off him and stood it up, right there, in the open. Then {he} went round to the far side and pulled it shut. For a moment you saw nothing but green. ‘Knock,’ said {h} through the letter flap. The man straightened his tie. He knocked. ‘Is that you?’ called {h}. There was no answer for some time. ‘Yes,’ said the man. ‘It’s me.’ And when he came in, there was nothing there, except for grass and the two of them; but he looked round it like somebody who’s been a long time away. <‘I’ll build from here,’ he said.>',
        ]),
      ],
    ),
  },
  {
    id: 'brass-plate',
    categories: [],
    ages: ALL,
    ...scene(['For Edith', 'The Bench', 'Who Hated This View'], 'There is something written on a bench.', [
      always([
        '‘In loving memory of Edith,’ said the small brass plate on the bench, ‘who hated this view.’ They had only wanted to sit down for a minute. Now they looked up to see what there was to hate. <It seemed all right. It had some sky.> ‘It’s a bit samey,’ said {a} after a while. ‘There’s a chimney in the way,’ said {h}. They moved along. From the other end it was still in the way.',
      ]),
      always([
        'An old man came with a cloth and a little tin. He rubbed the plate until it shone. ‘Fifty years,’ he said. ‘We came here every Sunday. “What do you want to sit there for?” she used to say. “There’s nothing to see but a chimney.” I liked it. So she came with me and sat with her back to it, and read out the newspaper.’ <He breathed on the E.> ‘Did she never once turn round?’ asked {h}. ‘Not to my knowledge.’',
      ]),
      more(1, [
        '‘Why do you like it?’ asked {a}. He seemed not to have thought about that. ‘It smokes when they’re baking,’ he said. ‘You can see what sort of a day it’ll be for them. And it’s straight. <There’s not so much about that’s straight.>’',
      ]),
      always([
        'He put away his tin. When he had gone, {h} ran a hand along the back rest, at the height where someone would lean who sat the wrong way round. There were letters there. They had been done with a hairpin, over many years, one every Sunday perhaps, deep down in the wood. ‘I’ve seen your chimney,’ they said. ‘It’s not so bad. I’m only looking at you.’ {H} read it, and {a} read it. <They thought of running after him.> But he would find it. He was polishing his way along, {a} said. He’d only got to turn round.',
      ]),
    ]),
  },
  {
    id: 'wrong-directions',
    categories: [],
    ages: ALL,
    ...scene(
      ['Second on the Left', 'We Are Not From Here', 'After Him'],
      'They tell somebody the way, and it is wrong.',
      [
        always([
          '‘Second on the left and then straight on,’ {h} told the man with the suitcase. It had sounded very good. The man touched his hat, and off he went. ‘How do you know that?’ asked {a}. {H} thought. ‘I don’t,’ said {h}. ‘He asked so nicely. I didn’t like to disappoint him.’ <They watched the hat get smaller. It took the second on the left.>',
        ]),
        always([
          'So they had to go after him. He was quick, for somebody with a case. They saw him at the far end of things, always just turning off. He asked a girl, and the girl pointed. He asked a postman. Everyone was so eager to be of use. <You could tell by how far they stretched out the arm.> When {h} and {a} came by, the girl admitted that she had been guessing too. ‘He looked as if he believed me,’ she said. She came along. So did the postman.',
        ]),
        more(1, [
          '‘Where was he going?’ panted the postman. Nobody had listened. They had all been getting their answer ready. <It began with S, thought the girl; or it was somebody’s name.> They were seven by now. It is not easy to catch a man up when everybody is telling everybody the way.',
        ]),
        always([
          'They found him sitting on his suitcase, in a place that none of them had ever seen. It was no bigger than a room. There was a tree, and a tap. He did not seem cross. ‘Thank you,’ he said. ‘This is it.’ ‘This is what?’ said {h}. ‘What I was looking for. I had the directions from my mother. “Ask people,” she said, “and do what they tell you. When they all come running after you, you’re there.”’ <He opened the case. It was full of paper cups.> There was just enough from the tap for everyone. How they would get back, nobody knew, but there were several good suggestions.',
        ]),
      ],
    ),
  },
  {
    id: 'lollipop',
    categories: [],
    ages: ALL,
    ...scene(['Stop', 'The Crossing', 'Nobody Coming'], 'Somebody holds up the traffic, and there is none.', [
      always([
        '‘Stop!’ said the lady, and held up a sign on a pole. It was round and yellow. They stopped. They looked to the left and to the right. There was a road, and on the road was nothing at all, as far as it went. ‘When can we cross?’ asked {h}. ‘When it’s safe,’ said the lady. She had white gloves on, and a whistle. <A leaf came along. She let it through.>',
      ]),
      always([
        '‘There’s a new road behind the hill,’ she told them, without taking her eyes off this one. ‘They all go that way, since the spring. Nobody’s said that I’m not needed.’ In the old days there had been four hundred children in the morning, two by two. She’d had them over dry in every weather. ‘And I’ve never lost so much as a satchel.’ <She had the names still. She said a few of them, under her breath, as one counts stitches.> Her arm had begun to shake a little, and she changed the pole to the other hand.',
      ]),
      more(1, [
        '‘Do you never just walk across yourself?’ asked {a}. She seemed surprised. ‘Who’d hold up the sign?’ she said. <It had never come to that. She had stood in the middle of that road for thirty years, and did not know what was on the other side.>',
      ]),
      always([
        '{H} looked at {a}, and {a} nodded. ‘May I?’ said {h}, and took the pole out of her hand. It was heavier than you’d think. {H} stepped out into the road as {he} had seen it done, turned to face the whole empty length of it, and put up {his} arm. ‘It’s safe now,’ said {h}. The lady stood on the kerb with her gloves. She looked left; she looked right. Then {a} gave her an arm, and she walked over, not fast, exactly between the white lines. <On the far side she stayed for some time and looked back.> ‘Well,’ she said. ‘So that’s how it is for them.’',
      ]),
    ]),
  },
]
