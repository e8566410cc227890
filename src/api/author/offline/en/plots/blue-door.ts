import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Christmas: a letter comes to number 25 by mistake, and there is no blue door anywhere. */
export const blueDoor: Plot = {
  id: 'blue-door',
  categories: ['christmas'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Ted', gender: 'male', connection: 'uncle' },
    b: { name: 'Mrs Quill', gender: 'female', connection: '' },
  },
  titles: ['The Blue Door', 'Please Ring', '{h} and the [Wrong|Twenty-fifth] Letter'],
  teasers: [
    'A letter for Father Christmas comes through the wrong door. It asks for almost nothing. {H} has until midnight to find the sender.',
    'Somebody wants their bell rung, once. There is only one clue, a blue door, and there are no blue doors.',
  ],
  start:
    'On Christmas Eve a letter drops on to {h.s} mat, and it is meant for somebody with a sleigh. It asks for one thing only, and the thing has to be done tonight.',
  byname: '{h} of number twenty-five',
  places: [
    { name: 'Number twenty-five', description: 'The bell here says half a word and gives up.' },
    { name: 'The sorting office', description: 'One lamp, nine sacks, and a stove for the hands.' },
    { name: 'The row of doors', description: 'Red, green, brown, black, and one that cannot decide.' },
  ],
  scenes: [
    scene(
      ['Number Twenty-five', 'Wrongly Delivered', 'A Letter on the Mat'],
      'A letter for somebody else drops on to the mat.',
      [
        must(
          [
            'The bell at number twenty-five {where} never got further than ‘ding’. Hardly anyone rang it. <People who knew the house knocked; people who didn’t went by.> But on Christmas Eve something came through the door and lay on the mat. It was a letter, and it was addressed to Father Christmas, 25 December.',
            '{Where} there was a house with a bell that said ‘ding’ and then thought better of it. It was number twenty-five. <It had been a quiet year.> At four on Christmas Eve the letter box clapped, and there lay an envelope, in pencil: Father Christmas, 25, December.',
          ],
          [
            'The bell at number twenty-five {where} never got further than ‘ding’. Hardly anyone rang it. But on Christmas Eve a letter fell on the mat, addressed to Father Christmas, 25 December.',
          ],
        ),
        must(
          [
            '{H} ought not to have opened it. {He} opened it. ‘I don’t need anything,’ it said. ‘But our bell hasn’t rung since summer. Please will you ring it? You don’t have to want something. P.S. It’s the blue door.’',
            '‘Dear Sir,’ it said inside, and {h} was sorry to have looked, and went on looking. ‘You needn’t bring a thing. Only our bell hasn’t gone since summer, and it would be nice to hear if it still works. It’s the blue door. Thank you.’ There was no name.',
          ],
          [
            '‘I don’t need anything,’ it said. ‘But our bell hasn’t rung since summer. Please will you ring it? It’s the blue door.’',
          ],
        ),
        must(
          [
            '‘Well?’ said {a.+}, who had come about the potatoes. {H} held out the letter. {A} read it twice. ‘That’s not much to ask,’ said {a}. ‘No,’ said {h}. ‘That’s why it’s got to be done.’',
            '{A.+} read it over {h.s} shoulder. ‘It’s for someone else,’ said {a}. ‘He’s busy tonight,’ said {h}, and was already looking for a boot.',
          ],
          [
            '‘That’s not much to ask,’ said {a.+}, who had read it too. ‘No,’ said {h}. ‘That’s why it’s got to be done.’',
          ],
          '',
          'out',
        ),
        slot('portrait'),
        slot('company'),
        more(
          2,
          [
            '{W.there} {A} had a basket of mince pies, still warm, twelve of them, meant for supper. ‘We’ll take them with us,’ said {a}. ‘You can’t ring at people with nothing in your hand.’ <The first one did not survive the hall.>',
          ],
          '!toddler',
          'pies',
        ),
        more(3, [
          '{H} put the envelope to the light. The paper had squares on it, like sums. The writer had pressed so hard at ‘please’ that it came through on the back. <You could have read it with a thumb.> {He} buttoned it into {his} coat.',
        ]),
        more(2, [
          '‘It might be a trick,’ said {a}. ‘Somebody wants to see who’d be fool enough.’ ‘And?’ {A} wound the scarf round twice. ‘And I’ve always wondered that myself.’ <They left the potatoes to do what they liked.>',
        ]),
      ],
    ),
    scene(['No Blue', 'Every Door but One', 'Ringing'], 'They ring at every door, and none of them is blue.', [
      must(
        [
          'They walked up one side and down the other. There were red doors and green doors. There was one with no paint at all. No blue. So they rang at all of them. ‘Was it you who wrote?’ At each door someone came, let the cold in, and was sorry. By seven they had been given four kinds of biscuit, and {h} had torn {his} good coat on a gate, from pocket to hem.',
          '‘We look for blue,’ said {h}. But brown was there, and black, and a green that called itself sage. Then they simply rang, everywhere. A man in a paper crown said it wasn’t him. Two sisters said no, in turn. <A dog said no at some length.> The hour went. At the last gate {h} tore {his} good coat from pocket to hem.',
        ],
        [
          'They walked up one side and down the other. Red doors, green doors, no blue. So they rang at all of them, and at each somebody was sorry. At the last gate {h} tore {his} good coat from pocket to hem.',
        ],
      ),
      more(
        1,
        [
          'At number nine an old man opened with a tea towel on his shoulder. ‘Carols?’ he said. ‘No. Are you the blue door?’ He leant out to check. ‘Brown,’ he said. ‘I’ve never been asked.’ <He watched them to the gate. He looked like someone who would have settled for carols.>',
        ],
        '',
        'carols',
      ),
      more(2, [
        '‘What if it means the bluest?’ said {a}. They went back and compared. At eleven the letter flap was a bit blue, in the light of a television. <It went green when someone changed the channel.>',
        'At number thirty there was a party, and the door was so hidden in holly that nobody could say what it was. They parted the leaves. It was glass. Twenty people in it raised their hats. <‘Come in!’ shouted the glass.> ‘Later,’ called {h}.',
      ]),
      more(3, [
        'At number twelve there was no bell at all, only a string. {H} pulled it. Far off, in the depths of the house, something fell into a bath. <A lady came, dripping slightly, and asked if it was about the string.> She had never written to anyone, she said, but she would start.',
      ]),
      more(2, [
        'At number four a girl opened who was minding three brothers. ‘We’d like our bell to stop,’ she said. She had a saucepan lid in each hand. <Behind her went something with wheels, and after it a cat with wheels.> ‘Shall I write that to him?’ asked {h}. ‘He knows,’ said the girl.',
      ]),
      slot('road'),
    ]),
    scene(
      ['The Sorting Office', 'A Light Behind the Post', 'What It Costs'],
      'One person knows where letters come from, but does not tell for nothing.',
      [
        must(
          [
            'There was a light on at the sorting office, where {b.+} was minding the last sack of the year. {B} held the envelope up to the lamp. ‘I can tell you which box it was posted in,’ said {b}. ‘But it’ll cost you the best thing you’ve got in the post tonight.’',
            'Behind the counter of the sorting office sat {b.+}, alone with nine sacks and a stove. ‘I know that pencil,’ said {b}. ‘I know which box it came out of. What I don’t do is tell, for nothing, on Christmas Eve. You’ve a parcel here yourself. Haven’t you?’',
          ],
          [
            'There was a light at the sorting office, where {b.+} was minding the last sack. ‘I know which box it came out of,’ said {b}. ‘It’ll cost you the parcel with your name on.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} had been waiting for it since November. It was flat and square and had {his} name on it. {He} pushed it across. {B} did not open it, but put it in the sack for people who get none. ‘The box on your corner,’ said {b}. ‘Whoever it is lives near enough to post it in slippers. And has not been out since.’',
            'It was the only parcel with {h.s} name on it, and it rattled in just the right way. <{He} let it rattle once.> Then {he} wrote another name on top, the way {b} told {him}, a name {he} had never heard. ‘Thank you,’ said {b}. ‘Your own corner. That’s where it was posted. By somebody who only ever looks at a door from where they sit.’',
          ],
          [
            '{H} had been waiting for that parcel since November. {He} pushed it across. ‘The box on your own corner,’ said {b}. ‘Someone who hasn’t been out since summer.’',
          ],
        ),
        more(2, [
          '‘Do they all get answered?’ asked {h}. {B} lifted a sack on to the counter. ‘That’s the ones that want a pony.’ Another sack. ‘That’s the ones that want snow.’ Then a single envelope, flat in a drawer. ‘And now and then there’s one that wants a bell rung.’ <{B} shut the drawer very gently.>',
        ]),
        more(3, [
          'The stove ticked. {B} showed {him} how you read an envelope. ‘Straight stamp, straight person. Two stamps, worried. Jam: under six.’ This one had no stamp at all, only a drawing of one, with a very good queen. <‘I let it through,’ said {b}. ‘You don’t refuse that queen.’>',
        ]),
      ],
    ),
    scene(
      ['The Same Street Again', 'Two Colours', 'Cold Feet'],
      'They are looking in the right street, and still see nothing.',
      [
        must(
          [
            'So they stood at their own corner, in their own street, and there still was no blue. {H} read the letter for the ninth time. It said what it had said before. They sat down on a step to think, under a door with no wreath.',
            'Their own street, then. They went up it with their noses to the paint. <Under the red at number six was more red.> It was past ten, and window after window was going out. At last they sat down on a step, with their backs to a door that had no wreath.',
          ],
          [
            'So it was their own street. They went up it again, nose to the paint, and sat down on a step under a door with no wreath.',
          ],
        ),
        more(1, [
          '‘It may have been blue once,’ said {a}. They scratched at number sixteen with a key. A light went on. They stopped scratching. <‘We’re admiring it,’ said {a} to the man at the window.>',
        ]),
        slot('road'),
        slot('quiet'),
        more(2, [
          '{W.still} The step was so cold that it felt personal. {A} poured out what was left of the tea. ‘Funny,’ said {a}. ‘You live by a thing for years, and you couldn’t say what colour it is.’ <{H} thought of the door at home. Green? Greenish.>',
        ]),
        more(3, [
          '‘Let’s be fair,’ said {a}. ‘We’ve rung at thirty-one doors, and at thirty-one doors they were glad it was only us.’ It was true. <One had even asked them to come again tomorrow, with or without a reason.> But the letter was still in the pocket.',
        ]),
      ],
    ),
    scene(['The Other Side', 'From Where You Sit', 'Ring'], '{H} understands who sees a door, and from where.', [
      slot('key'),
      must(
        [
          'They had looked at every door in the street, and only from the street. ‘It says the blue door,’ said {h}. ‘It doesn’t say which side.’ Somebody who has not been out since summer does not know what colour a door is to the rest of us. {H} ran from letter box to letter box, pushed up the flaps and looked in. Red inside. White inside. At the step they had been sitting on, it was blue.\nBlue as a boat, with a chain on it, and a child’s height marked up the frame. {H} stood up straight, wiped {his} hands on the torn coat, and rang.',
          'Which side of a door do you look at, if you never go out? {H} got down on {his} knees at the nearest one, the one with no wreath, where they had sat for half an hour with their backs to it. {He} lifted the flap. Brown outside. But the inside was as blue as a summer holiday.\n‘Don’t knock,’ whispered {a}. ‘No,’ said {h}. ‘They asked for the bell.’ {He} put one finger on it, and for once in {his} life did not think about what to say.',
        ],
        [
          'They had looked at every door, and only from the street. Somebody who never goes out knows the other side. {H} turned round, pushed up the flap of the door behind them and looked in. Brown outside. Inside, it was as blue as a boat.',
        ],
      ),
      must(
        [
          'It was a fine bell. It went all the way: ding, and then dong, and a bit over. Slow steps came, and wheels. ‘What is it you want?’ said a small voice. ‘Nothing at all,’ said {h}. ‘Only to ring.’ The chain came off.',
          'Ding, it went, and dong, so that a bird flew up. There was a long quiet. ‘It works,’ said a small voice behind the blue. ‘Gran, it works!’ And an older one: ‘Then don’t just sit there. See who it is.’ ‘It’s nobody,’ called {h}. ‘We don’t want anything.’ <‘That’s them!’ said the small voice.>',
        ],
        [
          '{H} rang: ding, and then dong, and a bit over. ‘What do you want?’ said a voice. ‘Nothing,’ said {h}. ‘Only to ring.’ The chain came off.',
        ],
      ),
    ]),
    scene(['Dong', 'All the Way', 'The Bell at Twenty-five'], 'A bell gets an answer.', [
      slot('after'),
      more(
        1,
        [
          'They did not stay long. Long enough for soup. Long enough for the old man from number nine, who had seen the light and brought his carols after all, and had a bass voice like a cupboard. <It was discovered that he had lived four doors off for eleven years.>',
        ],
        'carols',
      ),
      more(2, [
        '‘How did you get it so quickly?’ asked the small voice, who was called Fern, and had two wheels and very sharp elbows. ‘I only posted it at dinner time.’ ‘It’s a good service,’ said {h}.',
      ]),
      must(
        [
          'It was nearly midnight when {h} got in. <{W.over}> {He} hung up the torn coat. {He} had one hand on the light when it came from behind {him}: ding. A pause, as if it were taking a run. Dong. Outside stood half the street, with a cake. ‘What do you want?’ asked {h}. ‘Nothing,’ they said.',
          'At home {h} sat down on the mat where the letter had lain. <{W.over}> The house was quiet, the way it had been all year. Then the bell at number twenty-five said ‘ding’. {H} waited. Someone out there pressed it again, properly, with a whole thumb, and for the first time it said the rest.',
        ],
        [
          'It was nearly midnight when {h} got in. Behind {him} the bell at number twenty-five said ‘ding’. {H} waited. Then somebody pressed it again, with a whole thumb, and it said the rest.',
        ],
      ),
    ]),
  ],
}
