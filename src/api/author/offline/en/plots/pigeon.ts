import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love, or friendship: a pigeon will carry a letter anywhere, as long as it is home. */
export const pigeon: Plot = {
  id: 'pigeon',
  categories: ['love', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Seth', gender: 'male', connection: '' },
    b: { name: 'Mr Longbottom', gender: 'male', connection: '' },
  },
  titles: ['By Pigeon', 'Mabel Comes Back', '{h} and the Small Grey Post'],
  teasers: [
    'A pigeon finds its way from anywhere. It just has to be the way home. {H} would like to send one to {a}.',
    'Eleven times {h} has sent off the letter, and eleven times it has come back, with a pigeon on it.',
  ],
  start:
    'There is something {h} would like to tell {a}, and does not like to say. {H} has a pigeon, though, the best in the county. It always comes back.',
  byname: '{h}, who let her go',
  places: [
    { name: 'The loft', description: 'Green boards, a landing shelf, and a murmur as of a small parliament.' },
    { name: 'The windowsill', description: '{A.S}. There is a saucer on it.' },
    { name: 'The station', description: 'On Fridays the baskets go off from here, all cooing.' },
  ],
  scenes: [
    scene(['The Best Pigeon', 'A Small Tube', 'Back Already'], 'A letter is sent off by pigeon.', [
      must(
        [
          'On the roof {where} {h} kept pigeons, and the best of them was Mabel. She had come home from Norway. She had come home from a motorway in fog, on foot. {H} could have wished to be like that: to have something inside that always knew where to go. For there was {a.+}. They walked home together of an evening, and talked about everything there is. There was just one thing {h} had been trying to say for a year, and it got as far as the garden gate.',
          'Some people have a piano. {H} had eleven pigeons, in a green loft above the roofs {where}, and of those Mabel was the fastest. <She did not look it. She looked like somebody’s aunt.> When {he} had a thing that was hard to say {he} told it to Mabel, who turned her head and heard it with the other ear. There was one thing she had heard a great many times. It was meant for {a.+}, who walked home with {him} every evening and had never been told.',
        ],
        [
          'On the roof {where} {h} kept pigeons, and the best of them was Mabel. She came home from anywhere. For a year now {h} had been trying to say a certain thing to {a.+}. They talked about everything else there is. It always got as far as the gate.',
        ],
      ),
      must(
        [
          'So {he} wrote it down. It was one line. {H} rolled it up, put it in the little tube on Mabel’s leg, and that night {he} carried her all the way to {a.s} street in a basket. ‘Number four,’ {he} whispered, ‘the window with the saucer,’ and threw her up. She flew once round the chimney. When {h} got home, out of breath, she was sitting on the loft. So was the letter.',
          'What is a pigeon for? {H} took a strip of paper and wrote the thing on it, in {his} smallest hand. The tube clicked shut. From the corner of {a.s} road {he} let her fly. She rose, she looked at the whole town, she saw the house, and {h} could have sworn that she nodded. <Then she was off like a bill.> She was home before {him}. She had not even stopped to be polite.',
        ],
        [
          'So {he} wrote it down, one line, and put it in the little tube on Mabel’s leg. In {a.s} street {he} threw her up. She flew once round the chimney. When {h} got home she was sitting on the loft. So was the letter.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} {H} tried it from the east and from the west. {He} tried it by night. It was always the same. The further away {he} took her, the prouder she was to be back. <On Tuesday she arrived with a sausage.> The letter was getting soft at the edges.',
      ]),
      more(3, [
        'There are eleven ways to knock at a gate, and {h} knew them all. You can knock with a reason: sugar. You can knock with a parcel. {He} had once gone all the way back and fetched one. <The only thing {he} had never tried was to knock with nothing in {his} hands.>',
      ]),
    ]),
    scene(['Lessons', 'A Photograph', 'The Wrong Window'], '{H} tries to teach a pigeon an address.', [
      must(
        [
          '‘She only needs to know the way,’ thought {h}. {He} hung a picture of number four in the loft, and put the corn in front of it. {He} built the window out of orange boxes, saucer and all. Mabel took to it at once. She moved in. So at the next start she flew, with the letter, straight to the orange boxes, and sat down in the saucer, and could not be got out. The other ten wanted one too. By the weekend {h.s} roof was all windows, and the good box for apples was gone.',
          '{H} read up on it. You can train a pigeon, said the book, with patience and peas. {He} laid a trail of peas from the loft to {a.s} sill. It was a mile and a half. <It took nine pounds.> Every bird in the county came, and some that were only passing through. They ate the way up from behind. They ate {h.s} sandwich. When {he} looked round there was not a pea left in the road. {A.S} whole house was grey and purring, and all the washing would have to be done again. Only Mabel was at home.',
        ],
        [
          '{H} laid a trail of peas, from the loft to {a.s} sill, a mile and a half. Every bird in the county came and ate the way up from behind. When {he} looked round {a.s} washing would have to be done again. Only Mabel was at home.',
        ],
      ),
      more(1, [
        '‘What would you do?’ {h} asked Mabel that evening. She shut one eye. It was plain enough what she would do. <She would go and sit where somebody was glad to see her. It had never struck her that there was anything hard in it.>',
      ]),
      more(2, [
        '{H} thought of sending a different bird. There was Horace. Horace was all heart, but he went by smell, and generally ended up at the brewery. <There was Doreen. Doreen walked.>',
      ]),
      slot('road'),
    ]),
    scene(
      ['Friday Baskets', 'What a Pigeon Knows', 'To Give Her Up'],
      'At the station somebody knows all about pigeons.',
      [
        must(
          [
            'On Fridays the baskets went off from the station, and {b.+} was seeing to them. {H} told the whole story to the luggage scales. ‘You can’t send one to a place,’ said {b}. ‘You can only send it home. If you want her to fly to that window then that’s where she’s got to live. I could tell you how it’s done. There’s just one way, and you’d be one pigeon short.’',
            'It was {b.+} who minded the pigeon baskets, with a whistle and a flag. ‘To a person?’ said {b}. ‘They don’t do persons. They don’t carry letters either; that’s us, tying things on. All they do is go home.’ {B} lowered the flag. ‘I know how you’d get her there. You’ll not like it. You’d have to not want her back.’',
          ],
          [
            'At the station {b.+} was minding the pigeon baskets. ‘You can’t send one to a place,’ said {b}. ‘You can only send it home. If she’s to fly to that window, then that’s where she’s got to live. You’d be one pigeon short.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} took Mabel out of the loft that night and held her. You feel a heart in there, going like a watch. Then {he} put her in the basket and carried her over, left her on the step of number four, and rang, and ran. ‘Keep her in six weeks,’ {he} had put on the label. ‘Then she’s yours.’ There was room in the loft now on the middle perch. The others did not move up.',
            'Six weeks, {b} had said. They must be kept in for six weeks, and fed, and talked to, and after that it’s home. {H} had raised her from an egg; it had been in a sock. {He} set the basket down on {a.s} doormat, with a bag of corn and a note that only said what she liked. <{He} put in that she liked to be told things.> {Was} round the corner when the door opened. {He} heard a voice say: ‘Well, who are you?’',
          ],
          [
            'That night {h} carried Mabel over in the basket and left her on the step of number four. ‘Keep her in for six weeks,’ {he} had put on the label. ‘Then she’s yours.’ {He} rang and ran. In the loft there was room now on the middle perch.',
          ],
        ),
        more(2, [
          '‘How do they know?’ asked {h}. ‘Where it is?’ {B} had been asked that before, by professors. ‘They’ve tried it with magnets,’ said {b}. ‘They’ve tried it with frosted glasses. <I think it’s simple. I think they just don’t pretend it’s somewhere else.>’',
        ]),
      ],
    ),
    scene(['Six Weeks', 'The Middle Perch', 'Nothing to Tie It To'], '{H} waits, and has nothing to send.', [
      must(
        [
          'Six weeks is forty-two evenings. {H} had meant to write the letter again, on better paper. But what was {he} to tie it to? Mabel was over there. It was only now that {he} noticed it: if she lived with {a}, then she would always fly to {a}; but first somebody would have to bring her here. {He} had given away the only post {he} had. By day they went about as always, {h} and {a}, and neither of them mentioned pigeons. But at night {he} stood on the roof and looked across. In the window with the saucer there was light till late.',
          'It was quiet without her. {H} told the thing to Horace, but Horace nodded at everything. <You can’t tell secrets to somebody who nods.> When they met {a} talked about this and that, and never about a basket. After dark {he} walked past number four on the other side of the road. You saw a shadow behind the curtain, with its head bent, telling somebody something for a long time. And it came to {h} that {he} had got it the wrong way round. Any letter must start from here. And here there was no pigeon any more who was at home there.',
        ],
        [
          'Six weeks is forty-two evenings. Only now did {h} notice: Mabel was over there, and the letter was here. {He} had given away the only post {he} had. When they met, neither of them mentioned pigeons. But in the window with the saucer there was light till late.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} On the thirtieth evening a feather came down on the loft. It might have been anybody’s. {H} put it in {his} buttonhole. <When {he} walked past number four the curtain moved, and {he} dropped {his} hat.>',
      ]),
      more(3, [
        'People asked after Mabel, in the street. ‘She’s moved,’ said {h}, and {a} looked into a shop window. ‘Pigeons don’t move,’ they said. <‘I know,’ said {h}. ‘I’ve been thinking about that.’>',
      ]),
    ]),
    scene(['The Forty-third Day', 'In the Tube', 'Home'], 'Mabel is let out.', [
      slot('key'),
      must(
        [
          'On the forty-third day {a} opened the window. {H} saw it from the roof. Up she went, round the chimney, the way she always had. {He} had {his} eyes shut by then. There was a clatter over {his} head. Mabel sat down on the green shelf, as fat as butter, and held out her leg. In the tube was a strip of paper, and on it in {a.s} hand was written: ‘She tells me you’ve been meaning to say something. She’s told me every word. Come and see if she’s got it right.’\nSo it had not worked. She had come home to {h}. And it had worked.',
          'It was a Sunday. A sash went up, far off, and something grey came out of it like a stone from a sling. {H} ran to the edge of the roof. She was not going to come here; she lived there now. {He} only wanted to see her fly. She flew twice round the town, and looked at all there was. And then she landed, half on the loft and half on {his} head. <Six weeks! With cake!> Around her leg was a piece of thread, and on the thread a note. ‘I tried to keep her,’ it said. ‘I think she’s at home where you are. I know how she feels.’',
        ],
        [
          'On the forty-third day {a} opened the window. Up she went, round the chimney. {H} had {his} eyes shut by then. There was a clatter over {his} head. Mabel sat down on the loft and held out her leg. In the tube was a note in {a.s} hand: ‘I tried to keep her. I think she’s at home where you are. I know how she feels.’',
        ],
      ),
      must(
        [
          'A pigeon only ever goes home. {H} had known that for years, and had never drawn the conclusion. {He} put on a clean shirt. {He} took no sugar and no parcel. {He} went down the stairs, along the road and up to the gate of number four, and for once there was nothing that {he} had to think of on the way.',
          '{H} did not look for a pen. There was no need for a letter; there are things you have to carry over yourself. {He} walked to number four in a straight line. <Over one hedge, and through a christening.> At the gate {he} knocked with empty hands.',
        ],
        [
          '{H} did not look for a pen. There are things you have to carry over yourself. {He} walked to number four in a straight line and knocked with empty hands.',
        ],
      ),
    ]),
    scene(['Two Saucers', 'At the Window', 'Mabel'], 'A bird has two places to land.', [
      slot('after'),
      more(1, [
        '‘She kept looking at the sky,’ said {a}. ‘I told her about it. What I’d say to you, if I had a pigeon.’ ‘You had one,’ said {h}. <‘Yes,’ said {a}. ‘But she’d only have flown to you.’ It took them a moment. Then they both had to sit down.>',
      ]),
      must(
        [
          'Nowadays nobody ties anything to Mabel’s leg. <{W.over}> There are two saucers on the sill, and a loft on the roof with a shelf to sit on. When {h} and {a} walk out in the evening, this way or that, there is often something grey overhead. She does not go round the chimney any more. She looks to see where they are, both of them; and when they stop, she comes down, and that is where it is.',
          'You ought to have seen her face, {a} said, when that bell rang. <{W.over}> For Mabel had got there before {him}. She was sitting in the saucer as though she had been there all along. She looked from one to the other, first with the left eye and then with the right. Then she tucked up the leg with the tube and went to sleep. It was the leg that was finished.',
        ],
        [
          'Nowadays nobody ties anything to Mabel’s leg. When {h} and {a} walk out in the evening there is often something grey overhead. She looks to see where they are, both of them; and when they stop she comes down, and that is where it is.',
        ],
      ),
    ]),
  ],
}
