import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: every night one yawn goes down the street, from house to house, and tonight it has not come. */
export const yawn: Plot = {
  id: 'yawn',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bridie', gender: 'female', connection: 'aunt' },
    b: { name: 'Mr Fogarty', gender: 'male', connection: '' },
  },
  titles: ['The Last Yawn', 'The Yawn That Did Not Come', '{h} and the [Wide-awake|Sleepless] Street'],
  teasers: [
    'Every night one yawn goes down the street, from house to house. Tonight it never gets as far as {h}.',
    'Nobody can sleep until it comes. It comes from the bakery, as a rule. {H} puts on a coat and goes to meet it.',
  ],
  start:
    'Every night the same yawn comes down the street {where}, and {h} gets it last. It is past nine, and it has not come.',
  byname: '{h}, last in the row',
  places: [
    { name: 'The street', description: 'Eleven houses, and a light on in every one.' },
    { name: 'The bakery', description: 'This is where the yawn sets out, at a quarter to nine.' },
    { name: 'The last bed', description: 'It stands under the window, and has been turned back since eight.' },
  ],
  scenes: [
    scene(['A Quarter to Nine', 'Eleven Houses', 'Not Yet Tired'], 'The yawn is late, and the street lies awake.', [
      must(
        [
          'Every night {where} there was one yawn, and it did for the whole street. It began at the bakery, because bakers go to bed first. From there it went to the cat in the window, and from the cat to Mrs Dunne, and so from house to house. <You have only to see one to get one.> {H} lived at the end. {H} got it last, at about nine, and after that the street slept.\nTonight it was half past nine, and {h} had not yawned.',
          'A yawn is easily passed on. {Where} they had never needed more than one. The baker had it first, at a quarter to nine; he gave it to his cat; the cat gave it to the house across the way. <Nobody had ever dropped it.> It reached {h}, in the last house, when the clock struck nine.\nThe clock struck nine. The clock struck half past. {H} lay there with {his} mouth shut.',
        ],
        [
          'Every night {where} one yawn went down the whole street, from the bakery to the last house. {H} lived in the last house. Tonight it was half past nine, and it had not come.',
        ],
      ),
      must(
        [
          '{H} wanted it badly. {Was} tired behind the knees and tired behind the ears, but not where it counts. In the doorway stood {a.+}, in a coat over night things. ‘You haven’t had it either,’ said {a}. ‘I’m going to go and see where it’s got to,’ said {h}.',
          '‘Open your mouth and pretend,’ said {a.+}, who slept across the landing, or was supposed to, and had been pretending for some time. They both pretended. <It was like knocking at a house with nobody in.> ‘It’s no good,’ said {h}. ‘Someone’s got to go and fetch it.’',
        ],
        [
          '‘You haven’t had it either,’ said {a.+}, in the doorway, in a coat over night things. ‘No,’ said {h}. ‘I’m going to see where it’s got to.’',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'From the window they could see the street. Eleven houses, and a light on in each. Behind the blinds people walked up and down with cups of milk. <Somebody had begun to clean an oven.> Even the letter box looked awake.',
      ]),
      more(2, [
        '{W.there} {H} put both feet out of bed. The floor was cold, and one slipper had gone under. ‘We’ll be back in ten minutes,’ {he} told the pillow. <The pillow had been patient so far.>',
      ]),
      more(3, [
        'They had tried everything indoors. They had counted sheep, but the sheep were wide awake and kept asking questions. They had read the long part of the long book. <{A} had got interested.> Then they had just lain there, listening to each other listening.',
      ]),
    ]),
    scene(
      ['Door to Door', 'Backwards Up the Street', 'Where It Stopped'],
      'They go up the street the way the yawn comes down.',
      [
        must(
          [
            'They went up the street from the wrong end. At number ten nobody had yawned. At nine they were playing cards, and looked up with round eyes. ‘I’ll make one,’ said {h}. {He} stood in the middle of the road and did it properly, arms and all. A window opened. ‘Very good,’ called someone, and now they were more awake than ever, and came out to watch.',
            'Number ten: not yet. Number nine: not yet, and could they have some quiet? ‘It wants helping along,’ said {h}, who at the next gate gave the finest yawn {he} could, with a noise. But a yawn you make yourself is empty. <It was like being handed a wrapped-up box of nothing.> A dog began to bark, then all the dogs.',
          ],
          [
            'They went up the street from the wrong end. Nobody had yawned at ten, or at nine. {H} tried to make one, with arms. But a yawn you make yourself is empty. All it did was start the dogs.',
          ],
        ),
        more(1, [
          'Mrs Dunne was on her step in curlers. ‘I got it from the cat as always,’ she said, ‘only it wasn’t there. I looked at the cat. The cat looked at me.’ <They went in and looked at the cat. It was washing, in a marked manner.> ‘It’s not to blame,’ said Mrs Dunne. ‘It had none from the bakery.’',
        ]),
        more(
          2,
          [
            'At number seven lived twins who did everything in turns. One slept, then the other slept. Tonight they had both been on since six. ‘Whose turn is it?’ said {a}. ‘His,’ said both. <Their mother was asleep against the fridge, but standing up, which does not count.>',
          ],
          '',
          'twins',
        ),
        more(
          2,
          [
            'On the wall of number six sat a man with a telescope. ‘I’ve been following it for years,’ he said. ‘It takes fourteen minutes, with a pause at the bus stop.’ He had it all in a notebook. <There was a column for the cat.> ‘And tonight?’ He turned the notebook round. The page was white.',
          ],
          '',
          'telescope',
        ),
        more(3, [
          'At the bus stop sat a lady with a suitcase. ‘Is it yours, the yawn?’ she asked. ‘I had a very fine one here last Tuesday. I got all the way to my sister’s on it.’ <She moved her case, so that they could sit.> But there was nothing to sit for.',
        ]),
        slot('road'),
      ],
    ),
    scene(
      ['The One Who Must Not Sleep', 'A Lid Screwed Tight', 'The Price of a Yawn'],
      'Somebody has the yawn and cannot give it away.',
      [
        must(
          [
            'The bakery was dark but for one lamp. Beside the oven sat {b.+}, who was minding the dough tonight in the baker’s place, with both hands round a flask. ‘He left it with me,’ said {b}. ‘I’m not to fall asleep till the bread’s up. So I put the lid on it.’ Something moved in the flask. ‘You can have it, but I want something in return to stay awake by. The best thing you know about tomorrow.’',
            'In the bakery {b.+} was keeping watch over forty loaves. The baker had a cold and had gone to bed without his yawn. <So much for that.> ‘I felt it coming,’ said {b}, ‘and I can’t have it, not till five. I screwed it up in there.’ There was a flask on the table, and the flask was breathing. ‘Take it. But leave me a thing to think about. Your best thing for tomorrow.’',
          ],
          [
            'In the bakery {b.+} was minding the dough. ‘I mustn’t have it till five,’ said {b}. ‘It’s in this flask. You can take it, for your best thing about tomorrow.’',
          ],
        ),
        slot('questions'),
        must(
          [
            '{H} knew at once what it was. {He} had been saving it all week. It was small, and nobody else had thought of it. {He} bent down and told it to {b}, and saw it go into {b.his} face, like a lamp being carried upstairs. Tomorrow was a little emptier now. The flask was heavy and warm.',
            'It is not easy to give away the best part of tomorrow. {H} turned it over once. Then {he} said it into {b.s} ear, every bit of it. <{B} laughed out loud, and the dough rose an inch.> ‘That’ll see me through,’ said {b}, and gave {him} the flask. ‘Keep it level.’',
          ],
          [
            '{H} had been saving it all week. {He} told it, every bit, and {b.s} face lit up. [Tomorrow was a little emptier now.|The flask was warm.]',
          ],
        ),
        more(2, [
          'It was good in there. The loaves lay under their cloths in rows, forty of them, breathing, and it smelt of the inside of a hat. ‘They’re the only ones who’ve gone off tonight,’ said {b}. <{H} put a finger on one. It sighed and slowly took the dent out again.>',
        ]),
        more(3, [
          '‘Is it an old one?’ said {h}, and held the flask to the lamp. ‘The same one every night, as far as I know,’ said {b}. ‘There was some talk of a new one in my grandmother’s time. <But people didn’t get on with it.> It was too quick.’',
        ]),
      ],
    ),
    scene(['Carry It Level', 'The Lid', 'Nothing Comes Out'], 'They carry it home, and it does not work.', [
      must(
        [
          'They carried it the whole way down, one step at a time. At the first house {h} unscrewed the lid and held it out. Nothing. It smelt of tea. At the second it was the same. The yawn was in there, they could feel it. It just lay at the bottom and would not come to strangers.',
          'At every gate they stopped and opened the flask. <‘Have a sniff,’ said {a}.> People sniffed. They thanked them and stayed awake. Six houses, seven, eight. And each time {h} opened the lid, what lay inside was a little less warm.',
        ],
        [
          'They carried it down the street and opened it at every gate. Nothing came. It lay at the bottom and got colder.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} On the kerb outside number five they sat down for a moment. One after another the windows had given up expecting anything. <A light that nobody needs has a tired sort of yellow.> ‘How did you use to get it?’ asked {a}. ‘I never got it,’ said {h}. ‘It came.’',
      ]),
      more(2, [
        '{A} had the flask now and was keeping it under {a.his} coat. ‘Perhaps it’s homesick,’ said {a}. They told it about the street, to cheer it up: the wall that was good for sitting on, the gate that said ‘eek’. <It gurgled once.> It may only have been the tea.',
      ]),
      more(
        3,
        [
          'The man with the telescope came along in his socks to see how they were getting on. He looked into the flask with one eye and then the other. ‘Classic,’ he said, and wrote something down. <What he had written was: Classic.> Then he went home on the sides of his feet, so as not to wake the street, which was awake.',
        ],
        'telescope',
      ),
      more(3, [
        'Now the lamps began to go out, the ones in the road, every second one, the way they do at eleven. It grew quieter in stripes. {H} and {a} walked from dark to light to dark. <In the dark bits you could hear slippers.> In the light bits you could see whose they were.',
      ]),
    ]),
    scene(['Face to Face', 'From One to the Next', 'Not in a Flask'], '{H} finds out what a yawn needs.', [
      slot('key'),
      must(
        [
          'Nobody had ever carried it. That was the mistake. ‘It doesn’t want a lid,’ said {h}. ‘It wants a face.’ The cat had looked at the baker, and Mrs Dunne had looked at the cat. You can’t catch it with your nose in a flask; you catch it from somebody you’re looking at. ‘Look at me,’ {h} told {a}, and drank up what was in there, to the last drop.\nIt came from the soles of {his} feet. It came slowly, like a big ship. {H.s} eyes went small and {his} mouth went wide, and {a}, who was looking, said ‘Oh’, and it was not an ‘oh’ any more.',
          '‘How did Mrs Dunne get it?’ said {h}. ‘From the cat.’ ‘And how did she know?’ ‘She looked at –’ {A} stopped. All evening they had been showing people a flask. Nobody had been looked at. {H} put it to {his} lips and tipped it up. Then {he} stood under the lamp in front of {a}, and did nothing but look.\nFirst it was only a warm place under the ribs. Then it rose. It lifted {his} arms. It was longer than any yawn {he} had ever had, with a corner in the middle, and before it was done {a} was having it too.',
        ],
        [
          '‘It doesn’t want a lid,’ said {h}. ‘It wants a face.’ You catch a yawn from somebody you look at. {H} drank the flask to the last drop, and stood in front of {a}, and looked.\nIt came up slowly, like [a big ship|a lift with a piano in it]. And {a}, who was watching, said ‘Oh’, and it was not an ‘oh’ any more.',
        ],
      ),
      more(1, [
        'They knocked at the next house and looked the people in the eye. That was all. <One after the other, down to the baby.> ‘Ah,’ said the people. ‘There it is,’ and put out the light.',
      ]),
      more(
        2,
        [
          'Up the street it went now, the wrong way round. It took the twins in turn. It took the man with the telescope in the middle of a word, so that there was a line in the notebook from there to the edge of the page. <Mrs Dunne gave it back to the cat.> The cat went round three times and lay down on the till.',
        ],
        'telescope twins',
      ),
    ]),
    scene(['Lights Out', 'One by One', 'The Last House'], 'The street goes to sleep, and so does {h}.', [
      slot('after'),
      must(
        [
          'House by house it grew dark. Ten. Nine. Eight. <{W.over}> Somewhere a tap dripped, and then didn’t. {H} lay in the last bed with the blanket up, and {a} sat on the edge for a little. The bakery was the only light in the street, and that was as it should be. {H} opened {his} mouth to say so. It was a yawn. It was a very small one, the end of the big one, and there was nobody left to give it to. So {he} kept it.',
          'When they got home, the pillow was cool on both sides. <{W.over}> One light went out, and the next. You could have counted them, but nobody did. ‘Good night,’ said {a} across the landing. ‘Good n–’ said {h}. It was a quarter to twelve. In the last house of the street the last yawn went once round the room, and found its place, and lay down.',
        ],
        [
          'House by house it grew dark[, ten, nine, eight|]. {H} lay in the last bed with the blanket [up|up to the ears]. {He} opened {his} mouth to say good night. It was a yawn, a very small one, the end of the big one. There was nobody left to give it to. So {he} kept it.',
        ],
      ),
    ]),
  ],
}
