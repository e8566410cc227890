import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Love: a street lamp that goes out for four seconds every evening, and two people who have noticed. */
export const lamp: Plot = {
  id: 'lamp',
  categories: ['love'],
  ages: ['12-20', '20+'],
  cast: {
    a: { name: 'Robin', gender: 'female', connection: '' },
    b: { name: 'Mr Castellan', gender: 'male', connection: '' },
  },
  titles: ['Four Minutes Past Nine', 'Four Seconds', 'The Lamp on the Corner'],
  teasers: [
    'Every evening at 9:04 a street lamp goes out for four seconds. {H} thought nobody else had noticed.',
    'Four seconds of dark, a ladder, and something {h} has been meaning to say. The electrician comes tomorrow.',
  ],
  start:
    'The lamp on the corner goes out every evening at four minutes past nine, for four seconds. Tomorrow it is to be mended. {H} has one evening left to show it to {a}.',
  byname: '{h}, of the corner',
  places: [
    { name: 'The corner', description: 'A lamp, a bench, and a chemist’s that closes at six.' },
    { name: 'The depot', description: 'Where the street lamps go when they are tired.' },
    { name: 'The other side of the road', description: 'It is eleven steps away, and {h} has never stood there.' },
  ],
  scenes: [
    scene(['9:04', 'A Small Fault', 'What Nobody Notices'], 'A lamp has a fault, and {h} is fond of it.', [
      must(
        [
          'There was a lamp {where} that went out every evening at four minutes past nine. It stayed out for four seconds. Then it came on again and looked as if nothing had happened. {H} had found it in November, waiting for a bus. <Since then {he} had let a good many buses go.> Nobody else had noticed. People looked at their phones, and at the lamp never.',
          'At four minutes past nine the lamp on the corner blinked. It did that every night {where}, for four seconds, and then went on being a lamp. {H} knew, and as far as {h} knew {he} {v:was|were} the only one. <It is not a thing you can mention at parties.> In four seconds you can do nothing at all. That was what {he} liked.',
        ],
        [
          'There was a lamp {where} that went out every evening at four minutes past nine, for four seconds. {H} had found it in November, waiting for a bus. Nobody else had noticed.',
        ],
      ),
      must(
        [
          '{He} wanted to show it to one person, and that was {a.+}. Not to tell, to show. You can tell anyone anything. But to stand beside someone at 9:03 and say ‘wait’: that {h} had been meaning to do since the first snow. Now there was a notice on the post. ‘Faulty. To be replaced Friday.’ It was Thursday.',
          'There was only one person {he} wanted to have there when it happened: {a.+}. {H} had got as far as ‘Have you got a minute this evening?’ three times, and three times it had turned into something about milk. On Thursday there was a yellow sticker on the lamp. ‘Fault reported. Repair: tomorrow, 8 a.m.’ <Somebody had reported it. It felt like being reported oneself.>',
        ],
        [
          'There was only one person {he} wanted to show it to: {a.+}. {He} had been meaning to since the first snow. On Thursday there was a yellow sticker on the post. ‘Faulty. Repair tomorrow.’',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{A} had a way of noticing things, and not saying so. {A.He} would move a cup two inches from the edge of a table and go on talking. <{H} had seen {a.him} turn a snail round that was facing traffic.> It was quite possible to be in love with that alone.',
      ]),
      more(3, [
        '{W.there} {H} had prepared a sentence. It had a subject and a verb, and a small clause about lamps. {He} had tried it on the mirror, and the mirror had been kind. <It is not the mirror that matters.>',
      ]),
    ]),
    scene(
      ['Nine O’Clock, Nearly', 'A Shoelace', 'The First Try'],
      '{H} arranges to be on the corner at the right time.',
      [
        must(
          [
            '{He} had tried. ‘Walk with me a bit?’ {he} had said on Monday, at ten to nine. It worked. They walked. At two minutes past they were thirty yards off, and then {a} stopped to help an old man who had dropped a bag of onions. They went everywhere, onions. {H} crawled under a van after the last of them, and from there, upside down, {he} saw the light on the corner blink. When {he} came out, there was oil on {his} good shirt, and {a} was looking the other way.',
            'Monday had been planned: the film ended at half past eight, the walk took half an hour. But the film had a second ending. And then {a} wanted chips. ‘It’s only a minute,’ said {a}. It was four. <The vinegar had to be fetched.> They came round the corner just as the lamp came on again, and {h}, who had started to run, fell over the kerb with both portions.',
          ],
          [
            '{He} had tried. ‘Walk with me a bit?’ {he} had said on Monday. Then an old man dropped a bag of onions. {H} crawled under a van after the last of them, and from there, upside down, {he} saw the lamp blink. {A} was looking the other way.',
          ],
          '',
          'out',
        ),
        more(
          1,
          [
            'That had been Monday. On Tuesday there was a cousin. On Wednesday at 9:03 they were standing right under it, and {h} said: ‘Wait.’ ‘What for?’ said {a}. And then a coach with a school orchestra in it drew up in between and asked the way to the youth hostel. <They knew the way, both of them, but not the same one.>',
          ],
          '',
          'coach',
        ),
        more(2, [
          '‘You keep looking at your watch,’ said {a}. ‘Am I keeping you?’ ‘No!’ It came out too loud. ‘It’s a new one.’ It was the one {h} had worn for nine years. <{A} looked at it politely.> ‘It’s nice,’ said {a}. ‘It looks as if you’d had it for ages.’',
        ]),
        more(2, [
          '{H} rang the council and asked if they could leave it as it was. ‘You want to report a fault?’ ‘I want to un-report one.’ There was no key for that. <A recorded voice told {him} that {was} number four. It sounded as if there were always a number four.>',
        ]),
        slot('road'),
        slot('quiet'),
      ],
    ),
    scene(['The Depot', 'A Form for It', 'In So Many Words'], 'The lamp could be spared, at a price.', [
      must(
        [
          'That left Thursday. At the depot {b.+} was minding the night book, between dead lamps and a kettle. ‘Corner lamp,’ said {b}. ‘It’s a loose contact, where the tower clock strikes nine and shakes the post. It takes four minutes to get there. I could put it at the end of the list. But I’d need a reason. And I need to hear it. Out loud.’',
          '{B.+} was on nights at the depot, minding the list. ‘I can leave it till Monday,’ said {b}. ‘But there’s got to be something in the box here. “Reason.” And not “personal”. They all put “personal”. You say it, and I’ll write it down word for word.’',
        ],
        [
          'At the depot {b.+} was minding the list. ‘I could leave it till Monday,’ said {b}. ‘But there’s a box here: “Reason”. You’ll have to say it. Out loud.’',
        ],
        '',
        'apart',
      ),
      slot('questions'),
      must(
        [
          '{H} had said it to the mirror, and the mirror had been no help. Now {he} said it to a person with a biro. It was a short sentence, it turned out. It did not have lamps in it. {B} wrote, and then read it back in the voice you use for meter readings, and {h} looked at the floor. ‘It’s spelt right,’ said {b}. ‘Now you’ve said it once. It gets no worse.’',
          'There was a silence, and a lamp in the corner buzzed in it. Then {h} said it. It was the first time {he} had heard it, and it sounded like someone else, somebody braver, with a cold. <{B} did not look up.> ‘Is that with a capital?’ ‘It’s a name.’ ‘So it is,’ said {b}. ‘Lovely. Monday, then. But don’t tell me. Tell the name.’',
        ],
        [
          '{H} had only ever said it to the mirror. Now {he} said it to a person with a biro. ‘Now you’ve said it once,’ said {b}. ‘It gets no worse.’',
        ],
      ),
      more(2, [
        '‘You get all sorts,’ said {b}. ‘There was a lady who wanted hers dimmer. There was a man who asked could we have it on all day, since his wife had always liked it.’ ‘And did you?’ {B} filled the kettle. ‘It’s down as a fault,’ said {b}.',
      ]),
      more(3, [
        'The broken lamps lay on shelves with labels. One flickered when it rained. One came on whenever a certain tram went by. <One, said {b}, had nothing wrong with it at all. It had been taken down because two people could not agree about it.>',
      ]),
    ]),
    scene(['The Last Evening', 'Nine Already', 'Excuses'], 'It is nearly nine, and {a} has to go.', [
      must(
        [
          'So it was Thursday, quarter to nine, and it could still be done. {H} rang. ‘I can’t tonight,’ said {a}. ‘I’ve got something on at nine.’ ‘What?’ ‘Oh. Nothing. It’s silly.’ It was as quiet on the line as it is before four seconds. ‘Another time,’ said {h}.',
          'At half past eight {h} had {his} coat on. The message came as {was} doing it up: ‘Sorry, can’t do this evening after all. Have to be somewhere at nine. Don’t ask!’ {H} did not ask. <{He} took the coat off. {He} put it on again.> It was possible that somebody else got {a} at nine o’clock, with no trouble at all.',
        ],
        [
          'At quarter to nine {h} rang. ‘I can’t tonight,’ said {a}. ‘I’ve got to be somewhere at nine. It’s silly.’ ‘Another time,’ said {h}.',
        ],
      ),
      more(
        1,
        [
          '{H} went all the same. You don’t let somebody go without seeing them off, not even a loose contact. {W.still} The chemist’s was dark. On the bench sat a girl with a double bass, who had got left behind by the orchestra. <‘It’s all right,’ she said. ‘They come back. They can’t do anything without me at the bottom.’>',
        ],
        'coach',
      ),
      more(2, [
        'Now that there was time, {h} remembered things. On Monday {a} had kept an eye on the church clock the whole while. On Wednesday it was {a} who had stopped under the lamp. It was {a} who always came from the left. <Why did one always come from the left?>',
      ]),
    ]),
    scene(['The Other Side', 'Eleven Steps', 'Dark'], '{H} stands on the corner at three minutes past nine.', [
      slot('key'),
      must(
        [
          'It was three minutes past. {H} had always stood on this side, by the bench, since that was where the bus stopped. {He} had never once looked across. {He} looked now. In the doorway of the shop over the road, with a collar turned up, stood someone who was looking at the lamp.\nThe lamp went out.\nOne. There were eleven steps between them. Two. {H} took them. Three. ‘You too,’ said {a}. ‘Since when?’ ‘Since November.’ That took up the fourth.',
          'You only notice the four seconds if you are waiting for them. And whoever waits, waits here. So why had {a} always been here? Three minutes past nine. Over the road, by the wall, there was somebody. {H} knew that coat. {He} knew how it stood when it was pretending to look in a window.\nIt went dark.\n‘{H},’ said a voice, quite near. ‘Don’t be cross. I’ve wanted to show you something for months.’ ‘I know,’ said {h}. ‘It’s on now.’ There were two seconds left. They did not waste them on talking.',
        ],
        [
          'Three minutes past. {H} had always stood on this side, where the bus stops. {He} had never once looked across. Over the road stood somebody with a collar turned up, watching the lamp.\nIt went out. One: there were eleven steps between them. Two: {h} took them. Three. ‘You too?’ said {a}. ‘Since November.’ That took up the fourth.',
        ],
        '',
        'together',
      ),
      more(
        1,
        [
          'When the light came back, there was one shadow on the pavement, and it had a lot of arms. <The girl with the bass was looking very hard at the chemist’s.> ‘I used to come from the left,’ said {a}, ‘so that you wouldn’t see me. I thought if I told you, you’d say everyone knows that.’ ‘Nobody knows it.’ ‘No,’ said {a}.',
        ],
        'coach',
      ),
    ]),
    scene(['Repaired', 'Monday', 'Four Seconds'], 'On Monday the lamp is mended.', [
      slot('after'),
      more(1, [
        '‘What was the sentence?’ said {a}, some time in the following week. {H} said it. It was the third time, if you counted the mirror. <It got no worse.> ‘With a capital?’ said {a}. {H} wanted to know how {a} could possibly have thought of that. It came out that they had both been to the depot.',
      ]),
      must(
        [
          'On Monday a man came with a ladder and mended it. It shone all evening without a break, and people went by under it and did not notice that either. <{W.over}> At four minutes past nine {h} and {a} stood on the corner. They looked at each other. They both shut their eyes, and counted four.',
          'The new lamp is very reliable. It was on at nine, and at ten, and nobody ever let a bus go on account of it. <{W.over}> But if you happen to pass at four minutes past, you can see two people on the bench who are not looking at their phones. They close their eyes, both of them, at the same moment. It lasts for four seconds. Then they go on as if nothing had happened.',
        ],
        [
          'On Monday the lamp was mended, and shone all evening without a break. At four minutes past nine {h} and {a} stood under it. They looked at each other, shut their eyes, and counted four.',
        ],
      ),
    ]),
  ],
}
