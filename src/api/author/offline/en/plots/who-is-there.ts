import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Science fiction: forty years ago somebody sent a joke to a star, and tonight the star has answered. */
export const whoIsThere: Plot = {
  id: 'who-is-there',
  categories: ['scifi'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bashir', gender: 'male', connection: 'friend' },
    b: { name: 'Professor Lindqvist', gender: 'female', connection: '' },
  },
  titles: ['Knock Knock', 'Who’s There?', '{h} Answers the Sky'],
  teasers: [
    'Forty years ago somebody sent two words to a star. Tonight the answer has come, and it is a question.',
    'The first message from another world is here. It is the second line of a joke, and no one knows the third.',
  ],
  start:
    'At the listening station {where} the needle has moved. Somebody out there has answered an old joke, and {h} has one night to say how it goes on.',
  byname: '{h}, who was there',
  places: [
    { name: 'The dish', description: 'As wide as a football pitch, and it is always looking up.' },
    { name: 'The control room', description: 'Nine screens, and one kettle that does the real work.' },
    { name: 'The old hut', description: 'There is a cupboard in it that nobody has opened since the tape ran out.' },
  ],
  scenes: [
    scene(['The Needle', 'Two Words', 'A Reply'], 'An answer comes from a very long way away.', [
      must(
        [
          'At nine in the evening the needle moved. It was the needle of the big dish {where}, which had been listening to the sky for fifty years and had never heard anything but sky. {H} was only there because {he} did the floors. The printer gave a cough. Out came a strip of paper, and on it stood two words. They said: ‘WHO’S THERE?’',
          '{H} swept the control room of the great dish {where}, on Thursdays, when there was nobody about. <There was never anybody about. The sky did not say much.> At nine the printer woke up, hummed, and put out its tongue. {H} tore off the strip. It had come from a star twenty light years away. It read: ‘WHO’S THERE?’',
        ],
        [
          '{H} swept the control room of the great dish {where}. At nine in the evening the printer gave a cough. Out came a strip of paper, from a star twenty light years off. It said: ‘WHO’S THERE?’',
        ],
      ),
      must(
        [
          '‘That’s not a greeting,’ said {a.+}, who had brought the sandwiches. ‘That’s an answer.’ They looked it up in the log. Forty years ago, at Christmas, without permission, somebody had sent a message up there. It had taken twenty years to go, and twenty to come back. The message was: ‘KNOCK KNOCK.’ What came after that, nobody had written down. And at dawn the star would set for a year.',
          '{A.+} read it over {his} shoulder, chewing. ‘But who asked?’ said {a}. It was in the old log, in pencil, on a page for Christmas Eve forty years back. ‘Sent, at own risk,’ it said, ‘KNOCK KNOCK.’ There was no third line. Somewhere out there they had had to wait twenty years to hear a joke begin. Till dawn the star was over the roof. After that it was gone until next autumn.',
        ],
        [
          '‘That’s not a greeting,’ said {a.+}. ‘That’s an answer.’ It was in the log. Forty years ago somebody had sent up two words: ‘KNOCK KNOCK.’ How it went on, nobody had written down. And at dawn the star would set for a year.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} {H} stood under the dish with the broom. It was so large that it had its own weather. You could hear it turn, a hair’s breadth at a time, after that one small light. <It was not even a bright one. You would have passed it over.>',
      ]),
      more(3, [
        '‘Perhaps they’re still standing there,’ said {a}. ‘With their hand on the door.’ That was what bothered {h}. <You may leave a letter for forty years. You can’t leave somebody in the middle of a joke.>',
      ]),
    ]),
    scene(
      ['The Committee', 'Eight Hundred Pages', 'A Draft'],
      'The important people are woken, and they have a text.',
      [
        must(
          [
            '{H} rang the number on the wall. Within the hour the yard was full of cars. They were very clever people. They had had a message ready for years, for just such a case; it was eight hundred pages long, and had mathematics in it, and a whale. {H} was to press the button. The first page went off. Then the fuse went. It smelt of hair, and the whole dish was dark.',
            'One is supposed to report such a thing. So {h} did, and they came, in coats over their pyjamas. ‘Nothing rash,’ they said. They had a text for it. It began with hydrogen. <It got to people on page six hundred.> ‘Isn’t it rude,’ said {h}, ‘if someone asks who’s there?’ They let {him} turn the key, since {he} had found it. It was too much for the wires. There was a bang, and then it was night in every screen.',
          ],
          [
            '{H} rang the number on the wall, and they came, in coats over their pyjamas. They had a message ready for such a case, eight hundred pages long. It was too much for the wires. There was a bang, and then every screen was dark.',
          ],
        ),
        more(1, [
          '‘Whoever wrote that knock,’ said a man with a tie round his pyjamas, ‘had no authority to knock.’ There was general agreement. <A lady asked if one could perhaps send an apology. It ran to twelve pages.> They went off to find somebody who knew about fuses, and to have a vote.',
        ]),
        more(2, [
          '{H} had {his} own idea of how it went on. ‘Knock knock,’ {he} said to {a}. ‘Who’s there?’ ‘Lettuce.’ ‘Lettuce who?’ ‘Lettuce in.’ They thought about how that would sound out there. <‘They’ve had forty years of looking forward to it,’ said {a}. ‘And then it’s a salad.’>',
        ]),
        slot('road'),
      ],
    ),
    scene(['The Old Hut', 'At Own Risk', 'A Shift'], 'Somebody remembers the night it was sent.', [
      must(
        [
          'Behind the dish was a hut from the early days, and there was light in it. {B.+} was minding the old set there, with valves and a stool. ‘That thing will never blow a fuse,’ said {b}. ‘It only carries one word at a time. You may have it for the rest of the night. But it must be cranked. You turn, and I’ll listen, and while you’re turning you can’t do anything else.’',
          'They went out for air, and saw that somebody was up in the old hut. It was {b.+}, who was keeping an eye on the set from the year dot. ‘I read that log once,’ said {b}. ‘I can warm this up for you. It sends, if someone cranks, and it doesn’t do more than a word. The price is your arm, I’m afraid. An hour’s cranking before it even glows.’',
        ],
        [
          'In the old hut sat {b.+}, minding the first set they ever had. ‘It won’t blow a fuse,’ said {b}. ‘It only carries one word at a time. But it has to be cranked, for an hour, before it even glows. That’s the price.’',
        ],
        '',
        'out',
      ),
      slot('questions'),
      must(
        [
          'So {h} cranked. After ten minutes it was the arm, after twenty it was the back. ‘Who was it, that Christmas?’ {he} asked. ‘Somebody on the night shift,’ said {b}. ‘All alone up here. I don’t think there ever was a third line. I think it was just somebody who wanted to hear if there was anyone in.’ In the big glass valve something had begun to shine.',
          'An hour is longer if you have to make it yourself. {A} counted. {H} changed arms. ‘What do they want with a joke?’ said {h}, between two turns. {B} looked at the valve. It had got a red thread in it. ‘It wasn’t one,’ said {b}. ‘You think about it. It’s Christmas Eve, and you’re alone with a door as big as that. <What do you do at a door?>’',
        ],
        [
          'So {h} cranked, till {he} felt it in {his} back. ‘Who sent it, that Christmas?’ {he} asked. ‘Somebody alone on the night shift,’ said {b}. ‘I don’t think it was a joke. I think somebody wanted to hear if there was anyone in.’',
        ],
      ),
      more(2, [
        '‘And if they’re dangerous?’ said {a}. ‘Somebody who says “Who’s there?”’ said {b}. ‘The dangerous ones just open.’ <Outside in the yard the committee had got to a show of hands.>',
      ]),
    ]),
    scene(
      ['One Word', 'Every Word There Is', 'Three in the Morning'],
      'They can send a single word, and none will do.',
      [
        must(
          [
            'One word at a time, then. But which? They wrote them on the wall in chalk. ‘Friends’, {a} suggested. It was a claim. ‘Peace’: that is what people say when there has been something else. ‘Humanity’ looked like a stain. They sent ‘Earth’, to try it. The set sucked it in, clicked, and gave it back. It was not an answer, the click said. Nobody is called Earth who comes to a door.',
            'There was room for one word. They had a whole dictionary in the hut, and they went through it. ‘We’ was too vague, and ‘people’ too many. At three {h} sent off ‘Hello’. It seemed safe. <The needle did not even twitch; hello is what you say when you don’t mean to say who you are.> At four they had got to Z. Zebras were not it.',
          ],
          [
            'One word at a time. But which? ‘Friends’ was a claim. ‘Peace’ is what people say when there has been something else. They sent ‘Hello’, to try it, and the needle did not even twitch. By four in the morning they had been through the dictionary.',
          ],
        ),
        slot('road'),
        slot('quiet'),
        more(1, [
          '{W.still} They sat down on the step of the hut. Over the edge of the dish the star had begun to go down. ‘It’s such a simple question,’ said {a}. ‘If you’d knock at my house and my mother calls “Who’s there?”, you never have to think at all.’ <They drank the last of the tea.>',
        ]),
        more(3, [
          'Through the window they could see the committee. It was agreed that something should be agreed. The man with the tie had fallen asleep on the whale. <Somebody had drawn a small hat on it.>',
        ]),
      ],
    ),
    scene(['The Third Line', 'A Name', 'It’s Me'], '{H} answers what was asked.', [
      slot('key'),
      must(
        [
          'You knock. Somebody calls ‘Who’s there?’ And what do you say? You don’t say ‘humanity’. You say who you are. It was not a riddle; it had never been one. They only wanted to know who was at the door. {H} went back into the hut, took hold of the key with {his} tired hand, and sent one word. It was ‘{H}’.\nThe needle got up. It stood at the end of the scale and shook.',
          '‘What do you say at my mother’s?’ said {a}. ‘When you’re at the door?’ ‘Me,’ said {h}. ‘It’s me. {H}.’ They looked at each other. That was the third line. It was the third line of every joke of that kind there has ever been: a name. {He} ran in. It could have been anyone; it just happened to be {him}. Letter by letter {he} tapped it up into the sky: ‘{H}.’\nAnd the old valve flared so that they all three had shadows.',
        ],
        [
          'You knock. Somebody calls ‘Who’s there?’ And what do you say? You don’t say ‘humanity’. You say your name. {H} took hold of the key with {his} tired hand and sent one word. It was ‘{H}’. The needle got up and shook.',
        ],
      ),
      must(
        [
          'Then {a} sent ‘{a}’. {B} wanted to, as well. By the time it got light there was a queue at the hut. It went right round the dish, and the committee stood in it in pyjamas, each with a slip of paper and one word on it.',
          '‘Me too,’ said {a}, and {b} had already sat down at the key. One name after another went up, while the star stood on the rim. <The man with the tie was called Dennis. It went off beautifully.> The last one was the name in the log, from that Christmas, in pencil. It was hard to read. They sent what there was.',
        ],
        [
          '‘Me too,’ said {a}. By the time it got light there was a queue right round the dish. Each of them had a slip of paper, and one word on it.',
        ],
      ),
    ]),
    scene(['Forty Years', 'Come In', 'The Door'], 'The star goes down, and somebody can wait.', [
      slot('after'),
      must(
        [
          'Twenty years there, and twenty back. {H} worked it out on the broom handle, and put a notch in it. <{W.over}> Of course nobody knows what they will say. But sometimes on Thursdays, sweeping, {he} {v:stops|stop} under the dish and {v:leans|lean} {his} head back. It is a door as big as a football pitch. Somewhere behind it, there is a voice that knows {his} name by now, or will soon, and is thinking about what to put after it. It begins, {h} supposes, with ‘{H} who?’',
          'The star went down behind the hill at six. <{W.over}> Everyone stood about in the wet grass and did not want to go home. ‘How long till they answer?’ asked {a}. ‘Forty years.’ ‘And then?’ {H} had the strip in {his} hand, the first two words, WHO’S THERE. {He} turned it over. There was a good deal of room on the back. ‘Then somebody will have to say “Come in”,’ said {h}. {He} propped the hut door open, with the broom.',
        ],
        [
          'Twenty years there, and twenty back. {H} put a notch in the broom handle. Somewhere behind the sky there will be a voice that knows {his} name. It will begin, {h} supposes, with ‘{H} who?’ {He} left the door of the hut open.',
        ],
      ),
    ]),
  ],
}
