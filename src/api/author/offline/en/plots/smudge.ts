import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction: letters arrive the day before they are written, and one word is smudged. */
export const smudge: Plot = {
  id: 'smudge',
  categories: ['scifi', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Caspar', gender: 'male', connection: 'cousin' },
    b: { name: 'Ms Ferreira', gender: 'female', connection: '' },
  },
  titles: ['Whatever You Do, Take the', 'The Letter From Tomorrow', '{h} and the Smudged Word'],
  teasers: [
    'Letters come a day before they are written. This one is from {h}, to {h}, and the most important word is a smudge.',
    'Take something with you to the cable lift at seven. It says so in {h.s} own handwriting. It does not say what.',
  ],
  start:
    'Post arrives the day before it is written; people {where} are used to it. But {h} has never had a letter from {himself} before, nor one with a hole in the middle.',
  byname: '{h}, who carried everything',
  places: [
    { name: 'The backwards post', description: 'Here you hand in tomorrow what you got today.' },
    { name: 'The cable lift', description: 'It goes from the lower town to the upper, when it goes.' },
    { name: 'The letter box', description: 'It rattles at eight, a day early.' },
  ],
  scenes: [
    scene(
      ['Tomorrow’s Post', 'In One’s Own Hand', 'A Word Is Missing'],
      'A letter arrives that has not been written yet.',
      [
        must(
          [
            'Post {where} came the day before it was written. It had to do with the new cable and nobody could put it right. <You got used to it. You thanked your aunt for a parcel before she had thought of it.> There was only one rule, and it was printed on each envelope: what you have received, you must send. On Thursday at eight there was a letter on {h.s} mat. It was in {his} own handwriting.',
            'The letter box {where} rattled at eight, with the post of the following day. It had been like that since the new cable. <People read their birthday cards with their coats on.> Whoever got a letter had to see to it that it was written, next day, word for word; that was the law. {H} picked up an envelope and knew the writing. It was {h.s} own.',
          ],
          [
            'Since the new cable, post {where} came the day before it was written. What you have received, you must send: that was the only rule. On Thursday there was a letter on {h.s} mat, in {his} own handwriting.',
          ],
        ),
        must(
          [
            '‘Be in the cable lift this evening at seven,’ it said. ‘Whatever you do, take the’, and then came a smudge, as big as a thumb, and after the smudge: ‘with you. You will be glad of it. {H}.’',
            'It was short. ‘Seven o’clock, the cable lift. Whatever you do, take the’. There somebody had wiped across it while it was wet. ‘Without it none of us would have got home. Yours, {h}.’ {H} held it up to the window. The word was gone, as words go that have been rubbed with a wet thumb.',
          ],
          [
            '‘Be in the cable lift at seven,’ it said. ‘Whatever you do, take the’, and then came a smudge as big as a thumb. ‘You will be glad of it. {H}.’',
          ],
        ),
        must(
          [
            '‘You do have awful handwriting,’ said {a.+}, who had come to see what the shouting was. ‘It begins with a tall letter,’ said {h}. ‘A lamp. A ladder. A loaf.’ ‘Or a duck,’ said {a}.',
            '{A.+} read it across the breakfast table. ‘So don’t go,’ said {a}. ‘I’ve been. It says so.’ <There is no arguing with post.> ‘Then what did you take?’ {H} would have given a lot to know.',
          ],
          [
            '‘It begins with a tall letter,’ said {a.+}, who had come to see. ‘A lamp. A ladder.’ ‘Or a duck,’ said {h}.',
          ],
          '',
          'out',
        ),
        slot('portrait'),
        slot('company'),
        more(2, [
          'They held it over steam. They held it over a candle, until it was a letter with a brown edge. They tried reading it very fast, in the hope of catching the word from behind. <‘Lavender,’ said {a}. ‘It might be lavender.’ It was not much comfort.>',
        ]),
        more(3, [
          '{A} had had a letter as well. It was from the swimming pool, to say thank you for the trunks. {A} did not know about any trunks. ‘I suppose I’ll lose them this afternoon,’ said {a}, and packed a spare pair.',
        ]),
      ],
    ),
    scene(['One of Everything', 'Under the Lamp', 'The First Guess'], '{H} tries to find the word, and loses time.', [
      must(
        [
          '{H} began at A. By noon there was a heap in the hall: an anchor, an apron, an apple. {A} read out the dictionary. At F they disagreed about flutes. Something at the bottom of the heap gave way, the heap came down the stairs and shut the door behind it, and for two hours they were on the outside with an anchor.',
          'There is a machine in the library that reads what is faded. They queued until one. It put out a blue light and thought. ‘LOVE’, it said. ‘No,’ said {h}. ‘GLOVE’, it said. ‘SHOVEL’. It became excited, and began to smoke, and said ‘SHOVEL’ all the way to the fire exit. <They were asked not to come again.>',
        ],
        [
          'They queued at the library, where a machine reads what has faded. ‘LOVE’, it said. ‘GLOVE’. ‘SHOVEL’. Then it began to smoke.',
        ],
      ),
      more(1, [
        'They went to look at the lift. There was nothing the matter with it. It hung there, yellow, with a bench on each side, and went up when it was full and came down when it wasn’t. {H} rode up and down four times and looked for what was missing. <There was a notice: MAX. 8 PERSONS OR 1 PIANO.> ‘It isn’t a piano,’ said {a} firmly. ‘I’d have pulled a muscle. I’d have written to me.’',
      ]),
      more(2, [
        'On the corner they ran into Miss Abiola from the flat below. ‘Thank you for this evening,’ she said and pressed {h.s} hand. ‘What did I do?’ ‘I don’t know, dear. I only have my own letter. It says you were a great help, and that I’m to bring the soup.’ <She had it with her already, in a jar, nine hours early.>',
      ]),
      more(2, [
        '‘Think,’ said {a}. ‘When do you smudge?’ {H} smudged when {he} wrote with wet hair; when {he} had jam; when {he} laughed. So it had been wet, or sweet, or funny. <They wrote it all down, and the list got jam on it.>',
      ]),
      more(3, [
        'A boy on the steps was reading tomorrow’s paper, as boys do. The football was in it, and the weather. {H} looked over his shoulder for a lift. There was only a small piece at the very bottom, under ‘Late News’, and the boy was holding it there, and it was smudged.',
      ]),
      slot('road'),
    ]),
    scene(
      ['The Backwards Post', 'Counter Seven', 'A Look at the Copy'],
      'At the post office they keep a copy of everything, but they charge.',
      [
        must(
          [
            'In the backwards post office, at counter seven, sat {b.+}, who was minding the copies. ‘There’s a copy of every letter,’ said {b}. ‘I can look. But I’m only allowed to if I take a letter away from you. One you’ve already been promised.’',
            '‘We keep a copy,’ said {b.+}, who was minding the seventh counter till the end of the month. ‘It’s clean, as far as I can see from here. I’ll tell you what’s on it. But nothing leaves without something else staying. You’ve a letter coming tomorrow. A good one. I’d have to put it back.’',
          ],
          [
            'At the backwards post {b.+} was minding the copies. ‘I can look,’ said {b}. ‘But for that I have to keep a letter of yours. You’ve a good one coming tomorrow.’',
          ],
        ),
        slot('questions'),
        must(
          [
            'It had been in the air for weeks, that letter. It was from somebody who did not write easily. {H} looked at the pigeonhole, where you could see a corner of it, pale green. ‘Put it back,’ {he} said. {B} did, and bent down to the files, and was there for a long time. ‘I’m sorry,’ said {b}. ‘On the copy there’s a smudge as well. It isn’t an accident, then. It’s in the letter. You’ll have meant it.’',
            '{H} had been waiting for that since spring. It was pale green, and it would have said yes, or no. {He} nodded, and {b} slid it back into the dark. <It made a sound like a page being turned.> Then {b} came back with the copy, and laid it on the counter. There was the smudge, line for line. ‘It went off like that,’ said {b}. ‘All I can tell you is, it was dry by then. You’d had time to do it again. You didn’t want to.’',
          ],
          [
            '{H} had waited since spring for that letter. {He} nodded. Then {b} laid the copy on the counter. There was the smudge. ‘It’s no accident, then,’ said {b}. ‘You’ll have meant it.’',
          ],
        ),
        more(2, [
          '‘Does anyone ever not send one?’ asked {h}. {B} pointed with a stamp. There was a man on the bench by the door. ‘He got a letter saying all would be well. He’s been afraid to write it ever since, in case it isn’t true.’ <‘Is it?’ said {a}. ‘It would be,’ said {b}, ‘if he wrote it.’>',
        ]),
        more(3, [
          'The clock at counter seven went backwards, out of courtesy. {B} was eating tomorrow’s sandwich. ‘What’s on it?’ asked {a}. ‘I won’t know till I make it,’ said {b}, ‘but I seem to have been generous with the pickle.’',
        ]),
      ],
    ),
    scene(['As Much as One Can Carry', 'Five to Seven', 'In the Lift'], 'They take whatever they can carry.', [
      must(
        [
          'At five to seven they climbed into the lift with all they could hold. A lamp. A ladder. A loaf. Rope, blankets, a bucket, somebody’s tuba, somebody’s duck. Miss Abiola from the flat below was there with a jar of soup, and five more, and they had to sit on the ladder. ‘Moving house?’ asked a man. ‘We don’t know yet,’ said {h}. The lift set off. Halfway up, over the gorge, it gave a sigh, and all the lights went out.',
          '‘If we don’t know which,’ said {h}, ‘then we take the lot.’ And so at seven they squeezed in with the lamp, the loaf, the ladder, blankets, a bucket, a duck, a tuba, and Miss Abiola from the flat below with her soup. Six others drew in their knees. <The tuba had a seat to itself.> The doors closed. There was a jerk, and a bang a long way off, and the whole town went dark, and they hung there over the gorge.',
        ],
        [
          '‘If we don’t know which,’ said {h}, ‘we take the lot.’ At seven they squeezed into the lift with a lamp, a loaf, a ladder, blankets, a tuba and a duck. Miss Abiola had soup. Halfway up, over the gorge, all the lights went out.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        'The lamp was the first thing they were glad of. By the light of it they counted: nine people, one of them small, one of them with a bad heart. Then they were glad of the blankets. After that it was the bread. Miss Abiola’s soup went round, in the bucket. <There was enough. There was one spoon, and it went round the other way.>',
      ]),
      more(2, [
        '‘Somebody’ll come,’ said the man, for the third time. He had stopped sounding as if he knew. The wind had found the lift and was pushing it, like a child on a swing that has been told not to. {H} felt in the pile. ‘Tuba?’ said {a}. It turned out that the man could play it. It is hard to be frightened in front of a tuba.',
      ]),
      more(3, [
        'The duck had gone to sleep on the lady with the bad heart. She kept one hand on it. ‘It’s so steady,’ she said. <She meant the duck.> Under them, a long way down, a single light went along the river and did not look up.',
      ]),
    ]),
    scene(
      ['What Was It?', 'Over the Gorge', 'The Missing Word'],
      'They have everything, and still it is not the word.',
      [
        slot('key'),
        must(
          [
            'It had been none of them, and it had been all of them. If there had been a word in that letter, {h} would have brought one thing. A lamp, say; and they’d have sat in the light and been hungry. ‘I didn’t know the word,’ said {h}. ‘I’ll never know it. There isn’t one.’ Because there was none, {he} had brought the ladder.\nThe ladder! They let it down through the hatch, rope on the end, and it reached to the maintenance path with a rung to spare. They got everyone down. The duck went by itself.',
            '{H} looked round at it all. The lamp was for light. The soup was for the cold. There was something in use in every corner, and nothing was left over but the smudge. ‘It wasn’t a word I rubbed out,’ said {h}. ‘I rubbed it so that I’d look for it. So that I’d bring the lot.’ And what had they not used yet? They were sitting on it.\nThe ladder fitted through the hatch as if it had been measured. Below ran the path for the men who oil the cable. One by one they went down into the dark, the small one in the blanket, the tuba on a rope.',
          ],
          [
            'It had been none of them, and all of them. If there had been a word in that letter, {h} would have brought one thing, and they would have sat there in the light and been hungry. And what was left? They were sitting on it. The ladder reached down to the path, with a rung to spare.',
          ],
        ),
        more(1, [
          'At the bottom they stood about, as people do who have got out of something. Nobody wanted to be the first to go home. <‘Same time next week?’ said the man with the tuba.> The lights came on again, street by street. It was ten past nine.',
        ]),
      ],
    ),
    scene(['Friday, Eight O’Clock', 'Word for Word', 'Yours'], 'The letter has to be written.', [
      slot('after'),
      must(
        [
          'On Friday {h} sat down and wrote it, word for word. <{W.over}> ‘Whatever you do, take the’. {He} stopped there. {He} could have put ‘ladder’. It would have been a kindness: no anchor, no smoke, no duck. {H} wrote a word, the right length, with a tall letter at the front. Then {he} licked {his} thumb. When the letter was gone, the box rattled. There lay a pale green envelope, a day late, which is to say on time.',
          'Next morning {he} had to send it. <{W.over}> ‘You could just tell yourself,’ said {a}. ‘It’d save a lot of carrying.’ {H} dipped the pen. {He} came to the place. {He} thought of the soup going round, and of the duck, which lived in {a.s} bath now. {H} put down something with a tall letter, no matter what, and before it was dry {he} laid {his} thumb on it and wiped.',
        ],
        [
          'On Friday {h} wrote it, word for word. {He} could have put ‘ladder’. {He} thought of the duck. Then {he} put down a word with a tall letter, laid {his} thumb on it, and wiped.',
        ],
      ),
    ]),
  ],
}
