import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Horror: an echo that answers a second too early. */
export const echo: Plot = {
  id: 'echo',
  categories: ['horror'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Wren', gender: 'female', connection: 'cousin' },
    b: { name: 'Mr Sallow', gender: 'male', connection: '' },
  },
  titles: ['The Echo That Came First', 'One Second Early', '{h} in the Long Tunnel'],
  teasers: [
    'In the old tunnel the echo answers before you call. {H} goes in to find out what it will say next.',
    'Call ‘Hello’ into the long tunnel, and you get your hello. You only get it a little too soon.',
  ],
  start: 'The tunnel {where} has the best echo for miles. It has just one thing wrong with it. It comes first.',
  byname: '{h}, who answered',
  places: [
    { name: 'The long tunnel', description: 'Six hundred paces, and no light at the end of it, because it bends.' },
    { name: 'The toll house', description: 'A window, a lamp, a book with names in it.' },
    { name: 'The refuge', description: 'A hole in the wall where you stand while something passes.' },
  ],
  scenes: [
    scene(['Hello', 'Too Soon', 'The Mouth of the Tunnel'], 'The echo in the tunnel is not as it should be.', [
      must(
        [
          '{H} cupped both hands and called ‘Hello!’ into the tunnel. It was the old railway tunnel {where}, the long one with the bend. Out of the dark it came back: ‘Hello!’ Everything was as it should be. Only afterwards, on the way home, did {h} stop dead in the road. The echo had come first.',
          'There is a tunnel {where} where people go to shout. It is long and wet, and no train has used it for fifty years. {H} took a good breath to call hello. ‘Hello,’ called the tunnel. Then {h} called. <{He} thought nothing of it. It had been a clear hello, in {h.s} own voice.> It was some time before {he} noticed what was wrong with it.',
        ],
        [
          '{H} called ‘Hello!’ into the old railway tunnel {where}. It came back at once: ‘Hello!’ [Only on the way home|Halfway home] did {h} stop dead in the road. The echo had come first.',
        ],
      ),
      must(
        [
          '‘You counted wrong,’ said {a.+}. They went back to see. ‘One,’ said the dark, before {h} had opened {his} mouth. ‘One,’ said {h}. {A} took hold of {h.s} sleeve. It was four in the afternoon. They wanted to know why, and they wanted to be home before the lamps were lit. Both could not be had.',
          '‘It’s the damp,’ said {a.+}. ‘Sound does funny things in the damp.’ ‘Then you try.’ {A} got ready to say something clever. ‘I don’t like it,’ said the tunnel, in {a.s} voice. {A} had not said a thing. ‘I don’t like it,’ said {a}. It would be light for another hour. {H} had to know how it was done.',
        ],
        [
          '‘You counted wrong,’ said {a.+}. They went back to see. ‘I don’t like it,’ said the tunnel, in {a.s} voice. ‘I don’t like it,’ said {a}. It would be light for one more hour.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} Over the arch somebody had carved a year and a face. The face had its mouth open. The rain ran in at one corner of it and out at the other. <‘He’s seen worse,’ said {a}. You could not tell if that was good.>',
      ]),
      more(3, [
        '{H} tested it, the way one tests ice. {He} thought of a word and did not say it. Nothing. {He} thought of another and meant to say it. ‘Marmalade,’ said the tunnel. <So it did not know what you thought. It only knew what you would say.>',
      ]),
    ]),
    scene(['To the Bend', 'It Knows', 'Two Hundred Paces'], 'They go in, and the voices go ahead of them.', [
      must(
        [
          'They went in with a torch. After fifty paces the dark said ‘Mind the puddle’, and then {a} trod in the puddle, and {h} said: ‘Mind the puddle.’ It might have been funny. At two hundred paces they came to the bend. ‘Run,’ said the tunnel, in {h.s} voice, quite low. They waited for {h} to say it. {H} pressed {his} lips together. Then the torch went out, and {h} did.',
          'The torch showed rails, drips, and a boot. ‘It’s only a boot,’ said the tunnel; ‘It’s only a boot,’ said {h}. You got into the way of it, being one behind. And then, just at the bend, it said in both their voices: ‘What was that?’ They stood still. They heard nothing at all. They listened until {a} dropped the torch. <It went on rolling for much longer than it should have.> ‘What was that?’ they both said, and ran.',
        ],
        [
          'They went in with a torch. At the bend it said, in {h.s} voice, quite low: ‘Run.’ {H} pressed {his} lips together. Then the torch went out, and {he} said it.',
        ],
      ),
      more(1, [
        'They did not stop until there was sky over them. {A} had lost a shoe. The torch was in there still, lit or not lit. ‘We could leave it at that,’ said {a}. They could. <But there is this about a shoe: you have to walk home on the other one, and people ask.>',
      ]),
      more(2, [
        'In the wall there were holes, each just big enough for one to stand in. That was where the men had stood when a train went through. In the first was a bird’s nest. In the second was a jam jar with a candle end. <In the third someone had made a row of chalk strokes, as you do when you are counting days, and the last was still white.>',
      ]),
      more(2, [
        '‘Say something that I’d never say,’ whispered {a} to the dark. It was silent. It waited. Nothing came, for so long that {a} lost patience. ‘It hasn’t got the nerve,’ said {a}, and heard it come from in front first, half a breath ahead, and a little out of breath.',
      ]),
      more(
        3,
        [
          'Drops fell from the roof. Even they were wrong. You heard the plink, and then you saw the drop. <{H} held out {his} hand for one, and felt it before it got there.> After that {he} kept {his} hands in {his} pockets.',
        ],
        '!toddler grown',
      ),
      slot('road'),
    ]),
    scene(
      ['The Toll House', 'What It Costs to Ask', 'A Word Less'],
      'Somebody has been listening to the tunnel for years.',
      [
        must(
          [
            'In the old toll house by the arch there was a lamp on. {B.+} was minding it this winter. ‘So you’ve heard it,’ said {b}. ‘It began in the autumn. I can tell you what I’ve noticed. But I charge what the house has always charged: one word. You leave it here, and you don’t have it after.’ ‘Which one?’ ‘“Later”,’ said {b}.',
            'Where the road comes in stood a toll house, and in it, with a blanket round the knees, sat {b.+}, who was minding the book. ‘Everyone runs at the bend,’ said {b}. ‘I’ve got you all down here. There’s something I know, if you’ll pay. It’s a word. You’ll not need it in there. I’ll have “afterwards”.’',
          ],
          [
            'In the toll house sat {b.+}, who was minding the lamp. ‘There’s something I’ve noticed,’ said {b}. ‘It costs one word. I’ll have “later”.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} had used it every day of {his} life. {He} wrote it on a slip, and {b} put it in a box with a great many others. Now there was a gap there when {he} reached for it. ‘It isn’t mocking you,’ said {b}. ‘That’s all I know. I’ve sat here since October. It’s got your voice, but it’s never once laughed.’',
            'It was a word one hides behind. {H} gave it up and felt the draught at once. {B} shut the lid. ‘Then listen. I’ve heard echoes all my life. They get fainter. This one doesn’t. It comes as clear from in there as if it were the first. And it’s never said a thing that wasn’t kind, apart from “Run”, and that’s kind too.’',
          ],
          [
            '{H} wrote it on a slip, and {b} put it in a box with the others. ‘An echo gets fainter,’ said {b}. ‘This one doesn’t. It’s as clear as if it were first. And it has never once laughed.’',
          ],
        ),
        more(2, [
          'On the wall hung a photograph of the men who had dug it. They all looked at the camera but one, at the edge, who looked at the tunnel. ‘Who’s that?’ asked {h}. ‘He kept the lamps,’ said {b}. <‘He used to say you must never leave anyone waiting in there without an answer. He was strict about it.’>',
        ]),
      ],
    ),
    scene(['Back In', 'Without a Torch', 'The Third Hole'], 'They go in again, with a lamp, and do not run.', [
      must(
        [
          'They borrowed the lamp. This time they did not run at the bend. ‘Keep hold,’ said the dark, and ‘Keep hold,’ said {h}, and {a} kept hold. Round the corner it was so black that the lamp looked ashamed. And then it began, in front of them, very quietly. It was crying. They stood and waited for one of them to cry. Neither did.',
          'Now they had a proper flame. They passed the bend without running, though it cost something. <It cost {a} the other shoe.> Behind it lay the part that no one goes into. ‘Is anyone there?’ asked the tunnel, with {h.s} voice. It sounded as if it had been asking for a long time. {H} had never felt less like saying anything.',
        ],
        [
          'This time they did not run at the bend. Behind it, in the dark, {h.s} own voice said: ‘Is anyone there?’ It sounded as if it had been asking for a long time.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        'They sat down in one of the holes, the two of them where there was room for one, and kept the lamp between their knees. ‘If it’s us,’ said {a}, ‘why’s it so scared?’ {H} thought about that. It is odd to be frightened of something that is frightened. <It takes a good deal of the pleasure out of it.>',
      ]),
      more(2, [
        '{W.still} You did not hear that in here; you only remembered it. The lamp burned lower. {A} had begun to hum, no tune, and from ahead the same no-tune came, one beat early, as if it were leading. <They both let it lead for a bit.>',
      ]),
      more(3, [
        'On the floor lay the torch. It was out. Beside it, in the wet, there was {a.s} shoe, and it had been set down neatly, with the toe to the way out. ‘I didn’t lose it like that,’ said {a}.',
      ]),
    ]),
    scene(['Who Comes First', 'The Other Way Round', 'An Answer'], '{H} understands which of them is the echo.', [
      slot('key'),
      must(
        [
          'What comes first is the call, and what comes after is the echo. Everyone knows that. ‘It isn’t early,’ said {h} slowly. ‘We’re late. It says a thing, and then we say it. Every time.’ {A} stared. ‘It’s not the echo,’ said {h}. ‘We are.’\nSomebody was in there, and had been calling since October. And all anyone had ever done was say it back and run. {H} got up. ‘Is anyone there?’ asked the dark once more. And {h}, with all {his} strength, did not repeat it. ‘Yes,’ {he} called. ‘We are. Where are you?’',
          '‘An echo gets fainter,’ said {h}. ‘It doesn’t. So it isn’t one. So who is?’ There were only two voices in the tunnel, and one of them always came second. They looked at each other in the light of the lamp. It is not nice to find out that you are an echo.\n‘Hello?’ said the dark. Already {h} felt it in {his} throat, the hello, ready to go. {He} swallowed it. It was like holding back a sneeze in church. In its place, into the quiet, {he} said something of {his} own. {He} said: ‘We’re coming.’',
        ],
        [
          'First comes the call, and then the echo. ‘It isn’t early,’ said {h}. ‘We’re late. We’re the echo.’ Somebody had been calling in there since October, and everyone had said it back and run. ‘Is anyone there?’ asked the dark. {H} did not repeat it. ‘Yes,’ {he} called. ‘We’re coming.’',
        ],
      ),
      must(
        [
          'There was no sound for the length of a breath. Then, not in {h.s} voice at all, but in a small cracked one: ‘Oh. At last.’ In the last hole stood a lamp, an old one, trimmed and clean, with no one beside it. {H} held a match to it. It burned up at once, and far down the line, one after another, all the lamps of the tunnel came on, right to the other end.',
          'It breathed out, the whole tunnel. A warm wind came from the inside. At the very end was a niche, and in it was a coat on a nail and a lantern with a dry wick. <There was a cap, too, hung up by somebody tidy.> They lit it from theirs. Now there was a light at the far end, and someone said, close by and very tired: ‘Thank you. Good night.’',
        ],
        [
          'There was no sound for the length of a breath. Then, in a small cracked voice, somebody said: ‘Oh. At last.’ In the last hole stood an old lantern, with no one beside it. {H} lit it.',
        ],
      ),
    ]),
    scene(['Afterwards', 'Hello', 'A Light at the End'], 'The tunnel is quiet.', [
      slot('after'),
      more(1, [
        'In the toll house {b} drew a line in the book, under all the names. ‘I’ll have to give you that back,’ said {b}, and got out a slip. {H} put the word in {his} mouth and tried it. ‘Later,’ {he} said. <It had been cleaned.>',
        'There was one name left that {b} wrote into the book by hand. It was the last, and it stood by itself: The Lampman, out, 6.40 p.m. <‘I’d like to have it right,’ said {b}.>',
      ]),
      more(
        2,
        [
          'They went home down the middle of the road. Behind them something said, quite softly, what sounded like their names. ‘You first,’ said {a}. <Neither of them turned round. But they both put up a hand.>',
        ],
        '!toddler grown',
      ),
      must(
        [
          'A week after that {h} stood before the arch again. <{W.over}> There was a light in there now, small and steady. {H} cupped both hands. {He} waited a little. It was quiet. ‘Hello!’ {he} called, and then it came: ‘Hello.’ It came afterwards, and it was a bit fainter.',
          'People still go to the tunnel to shout. <{W.over}> It has a good echo, not the best, a bit slow. When it gets dark, {h} goes by and calls hello, just the once. {He} {v:counts|count}. One. Two. ‘Hello,’ says the tunnel. But if it’s late and the lamp is low, {h} leaves a pause beforehand, just in case somebody would like to go first.',
        ],
        [
          'A week later {h} stood before the arch again [and waited a little|and gave it time]. It was quiet. ‘Hello!’ {he} called, and then it came: ‘Hello.’ It came afterwards, and it was a bit fainter.',
        ],
      ),
    ]),
  ],
}
