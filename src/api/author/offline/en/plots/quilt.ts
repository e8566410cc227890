import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: the way to sleep leads over a patchwork quilt, and there is a hole in it. */
export const quilt: Plot = {
  id: 'quilt',
  categories: ['bedtime'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Tilda', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Oake', gender: 'male', connection: '' },
  },
  titles: ['The Missing Square', 'Across the Quilt', '{h} Falls Through'],
  teasers: [
    'Every night {h} walks to sleep over the patches of an old quilt. Tonight there is a hole where square sixty should be.',
    'A curtain, a wedding, a school blazer: each square knows a story. One is gone, and nothing new will stay on.',
  ],
  start:
    'The quilt on {h.s} bed has sixty squares, and they lead to sleep, one by one. Tonight the last has worn through.',
  byname: '{h} of the sixtieth square',
  places: [
    { name: 'The bed', description: 'It is wide enough for two and for sixty squares.' },
    { name: 'The mending room', description: 'Buttons in jars, and a lamp that bends down to look.' },
    { name: 'The rag bag', description: 'Everything in it was once somebody’s favourite.' },
  ],
  scenes: [
    scene(['Sixty Squares', 'One by One', 'The Hole'], 'The way to sleep has a hole in it.', [
      must(
        [
          'The quilt had sixty squares, and {h} went to sleep across them. You began at the corner, at the green one. That had been a curtain {where}, and if you laid a finger on it you saw a window with rain. Then came the blue: somebody’s Sunday shirt. <It still held its breath.> So it went on, row after row, and on the last square you were gone.',
          'There are people who fall asleep. {H} walked there, with two fingers, over the quilt. Each square had been something {where} before it was a square: a curtain, a blazer, an apron that had seen a great deal of jam. <Each told you what it had been, if you stayed on it long enough.> There were sixty. {H} had never had to turn round and come back.',
        ],
        [
          'The quilt had sixty squares, and {h} walked to sleep across them, with two fingers. Each had been something {where} once: a curtain, a Sunday shirt, an apron. On the last one you were gone.',
          '{H} did not fall asleep {where}; {he} walked there, with two fingers, over the old quilt. There was the curtain, there was the coat, there was somebody’s jam. After sixty squares you were gone.',
        ],
      ),
      must(
        [
          'Tonight {he} got as far as fifty-nine. It was striped, and had been to the sea. {H} put a finger forward, and the finger went through. Where the sixtieth had been was a hole with a cold edge. ‘I’ve got no end,’ said {h}. {A.+}, who had the other half of the bed, put {a.his} finger in as well. ‘It’s draughty down there,’ said {a}.',
          '‘Fifty-eight,’ whispered {h}. ‘Fifty-nine.’ There was no sixty. There was air. It had been getting thin for weeks, and now it had simply gone. {He} tried jumping, from the striped one to the sheet. <It was like stepping off a kerb in the dark.> ‘Are you asleep?’ asked {a.+} from the other pillow. ‘I can’t get across,’ said {h}.',
        ],
        [
          'Tonight {he} got to fifty-nine, and the finger went through. Where the last had been was a hole with a cold edge. ‘I can’t get across,’ {he} told {a.+}, who had the other half of the bed.',
          '‘Fifty-nine,’ whispered {h}, and then there was no more. The sixtieth had worn through. ‘Are you asleep?’ asked {a.+} from the other pillow. ‘I can’t get across,’ said {h}.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'They tried going round. From the striped one you could get to the brown one, which was a coat, and from the coat back to the curtain. <There they were at the beginning again, and it was raining.> ‘It’s a good way to see the country,’ said {a}. But it was not sleep.',
      ]),
      more(3, [
        '{W.there} Through the hole came a thin cold, and with the cold came noises: a clock, a shoe somebody had kicked off years ago. A quilt keeps out more than you think. <{A} stopped it with a foot. The foot went numb and had to be relieved.>',
      ]),
    ]),
    scene(['A Tea Towel', 'Brand New', 'It Knows Nothing'], '{H} sews in a square, and it will not do.', [
      must(
        [
          '‘It’s only cloth,’ said {h}. In the drawer was a tea towel, brand new, with the price on. They cut a square out of it and sewed it in, {h} from above and {a} from below. It looked very smart. {H} laid a finger on it and waited. It knew nothing. It had never been anywhere. In the morning, it said, it hoped to meet a plate. And then the thread gave, and took two good squares with it.',
          'They had a needle. They had a bit of shop cloth, so white that it glowed. {H} was proud of the stitches; there were eleven, and hardly any blood. <‘Try it,’ said {a}.> It was like lying down on a form that nobody had filled in. {H} turned over, to get used to it, and it tore straight out again, with a piece of the coat and the corner of somebody’s wedding.',
        ],
        [
          'They sewed in a square of tea towel, brand new. {H} laid a finger on it. It knew nothing. It had never been anywhere. Then the thread gave, and took a good square with it.',
          'They had a needle, and a bit of shop cloth so white that it glowed. It was like lying down on an empty form. When {h} turned over it tore straight out, with the corner of somebody’s wedding.',
        ],
      ),
      more(2, [
        'They tried to get it something to remember. {A} folded the tea towel and told it about the house, from the cellar up. <It listened very politely.> ‘Is there a film of it?’ it seemed to say.',
      ]),
      more(1, [
        'The hole was larger now. It had eaten the stripes and was looking at the shirt. You could put your whole arm in. <{A} did, to be on the safe side, and came out with a sock from the spring.>',
      ]),
      slot('road'),
    ]),
    scene(['The Mending Room', 'The Rag Bag', 'A Sleeve'], 'At the top of the house somebody is mending.', [
      must(
        [
          'At the top of the house there was still a light. In the mending room sat {b.+}, who was minding it tonight, with a mouthful of pins. ‘Sixty, is it?’ said {b}. ‘It’s always sixty. I’ve thread that will hold it. But I don’t give that away. You’ll thread my needles first, a hundred of them, so I can see to the end of the winter. And you’ll have to bring the cloth yourself.’',
          'They followed the light up to the mending room. {B.+} was sitting there among the jars; somebody had to, with the cold coming. ‘Shop cloth!’ said {b}, and took out the pins to say it. ‘It’d need ten years. I can sell you a thread that doesn’t let go. It costs a hundred needles, threaded. My eyes aren’t what they were. And the right bit of cloth I haven’t got. Nobody has it but you.’',
        ],
        [
          'In the mending room sat {b.+}, with a mouthful of pins. ‘I’ve a thread that’ll hold,’ said {b}. ‘It costs you a hundred needles, threaded. The cloth you’ll have to find yourself.’',
          'At the top of the house {b.+} was mending, among the jars. ‘Shop cloth!’ said {b}. ‘I’ve thread that won’t let go. Thread me a hundred needles for it. The cloth you must bring yourselves.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          'A hundred needles is a long way. At thirty {h} had stopped seeing the eyes, and at sixty the needles had begun to look back. {A} held the lamp. ‘Every square was new to somebody,’ said {b} in between. ‘They never went and looked for something old. Mind that one, it’s bent.’ When the last was done {h} had holes in both thumbs, and a reel of grey thread.',
          '{H} licked the thread and began. It was past anyone’s bedtime. <The first forty were fun.> ‘Who made it, the quilt?’ asked {a}. ‘All of them,’ said {b}. ‘One square each, the year they needed it. And they never went and looked for something old.’ Ninety-eight. Ninety-nine. The thread, when {he} got it, was as grey as a mouse and as strong as a train.',
        ],
        [
          'At sixty the needles had begun to look back. When all the hundred were done {h} had holes in both thumbs, and a reel of grey thread. ‘They never went looking for something old,’ said {b}. ‘Think about that.’',
          'It was past anyone’s bedtime, and the thread would not go in. Ninety-eight. Ninety-nine. ‘Everyone gave one square,’ said {b}, ‘the year they needed it. They never went and looked for something old.’',
        ],
      ),
      more(2, [
        '‘Here’s something for you,’ said {b}, and bit off an end. ‘People bring me what’s torn and say, make it like it was. I can’t. I can only make it like it is now.’ <A moth on the lamp opened and closed, as if it were thinking that over.>',
      ]),
    ]),
    scene(
      ['Everyone’s Favourite', 'The Bottom of the Bag', 'Somebody Else’s'],
      'They look in the rag bag for something old.',
      [
        must(
          [
            'So they turned out the rag bag. There was a ballgown, as far as the knees. There was the good half of a flag. {H} held one thing after another to the hole, and all of them had stories, and every story was about somebody else. The velvet wanted to go dancing. The flag would not lie down. None of them had ever been to sleep here.',
            'In the rag bag lay all that anyone had ever been fond of. They emptied it on the floor. <It took a while to settle.> {H} tried the velvet. It sighed, and was thinking of a lieutenant. {H} tried the flannel, and it was so tired already that it fell through the hole by itself and was not heard again. There was nothing wrong with them. They had just been finished somewhere else.',
          ],
          [
            'They emptied the rag bag. Each rag had a story, and every story was about somebody else. The velvet wanted to go dancing. The flag would not lie down.',
            'In the rag bag lay all that anyone had ever been fond of. {H} tried the velvet, and it was thinking of a lieutenant. {H} tried the flannel, and it fell through the hole by itself.',
          ],
        ),
        slot('road'),
        slot('quiet'),
        more(1, [
          '{W.still} They sat in the heap with the quilt round both of them and the hole in the middle, like a pond. ‘What would you be?’ asked {a}. ‘If they made a square of you?’ {H} thought of all the years to come. <‘Checked,’ said {h}, ‘I hope.’>',
        ]),
        more(2, [
          '{H} pulled down {his} sleeve, because of the draught. It would not come down. It had not come down since about Easter. The pyjamas had rockets on them once, or possibly fish. <They had been through the wash so often that it was up to you.> ‘You’ve got very long arms this year,’ said {a}.',
        ]),
      ],
    ),
    scene(['Today', 'The Left Sleeve', 'Scissors'], '{H} finds the right cloth, and it is not far.', [
      slot('key'),
      must(
        [
          'Nobody had gone looking for something old. They had taken what they had on. That was all there was in it: a shirt on a Sunday, an apron in the middle of the jam. The quilt had got as far as last year, and there it stopped. It was not short of the past. It was short of now. ‘Give me the scissors,’ said {h}, and held out {his} left arm.\nThe sleeve was too short in any case. It came off in one piece, soft as a nose. It smelt of tonight.',
          '‘They never looked for something old,’ said {h} slowly. The curtain had been somebody’s curtain, and the rain was what they had seen that very day. So what was {h} looking for among the ballgowns? There was one thing that knew this bed, and this draught, and how you lie awake. {Was} wearing it. {He} took hold of {his} own left sleeve.\nSnip, said the scissors. {A} cut, and {h} looked away. It hardly hurt.',
        ],
        [
          'They had never looked for something old. They had taken what they had on. The quilt was not short of the past. It was short of now. ‘Give me the scissors,’ said {h}, and held out {his} left arm. The sleeve was too short in any case.',
          'There was one thing that knew this bed, and this draught, and how you lie awake. {H} had it on. ‘They never looked for something old,’ {he} said, and took hold of {his} own left sleeve. Snip, said the scissors. It hardly hurt.',
        ],
      ),
      more(1, [
        'They sewed it by the light of the landing, with grey thread, and took their time. {A} told a joke in the middle, and it went in with the seam. <So did a hair, and a crumb, and the sound of the clock.> You could not have pulled that out with horses.',
      ]),
    ]),
    scene(['Sixty', 'On the Last Square', 'The Other Side'], 'The way goes all across again.', [
      slot('after'),
      must(
        [
          'They put out the light and began again at the corner: rain, Sunday, jam. <{W.over}> One of {h.s} arms was bare and the other was not. Fifty-eight. Fifty-nine had been to the sea. {H} set a finger on the sixtieth and stayed there. There were two people on it, in a big bed, on a night when there had been a hole. They had stopped it. They were just about to lie down. {He} would have liked to see what they did then, but {was} across.',
          '‘You go first,’ said {a}. <{W.over}> {H} went over the curtain and over the shirt, over the coat and the corner of the wedding. It got warmer and slower, row by row. At the end lay a new square, with rockets on it, or fish. It did not know much yet. It knew how it is when somebody on the other pillow is breathing. {H} listened to it, for as long as {was} there.',
        ],
        [
          'They began again at the corner: rain, Sunday, jam. {H} set a finger on the sixtieth. There were two people on it, in a big bed, on a night when there had been a hole. They were just about to lie down. {He} would have liked to see what they did then, but {was} across.',
          '‘You first,’ said {a}. {H} went over the curtain and the coat, and it got slower, row by row. At the end lay a new square. It did not know much yet. It knew how it is when somebody on the other pillow is breathing. {H} listened to it, for as long as {was} there.',
        ],
      ),
    ]),
  ],
}
