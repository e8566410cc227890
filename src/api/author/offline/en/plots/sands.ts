import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Adventure: a path over the sands, marked with twigs, between two tides. */
export const sands: Plot = {
  id: 'sands',
  categories: ['adventure', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Merryn', gender: 'female', connection: 'friend' },
    b: { name: 'Mr Braithwaite', gender: 'male', connection: '' },
  },
  titles: ['Over the Sands', 'Between Two Tides', '{h} and the Crooked Path'],
  teasers: [
    'The island is three miles off, and for four hours a day there is no water in between. {H} has a cake to deliver.',
    'The way over the sands is marked with twigs. Somebody has tidied them up, and it was {h}.',
  ],
  start:
    'The ferry is broken, and on the island a boy is eleven today. {H} has promised to carry the cake across on foot, between two tides.',
  byname: '{h}, who looked back',
  places: [
    { name: 'The sands', description: 'Three miles of nothing, with a sky in every puddle.' },
    { name: 'The guide’s cottage', description: 'The last house. It has a tide for a front garden.' },
    { name: 'The island', description: 'Nine houses, one school, two pupils.' },
  ],
  scenes: [
    scene(['Three Miles', 'The Cake', 'Four Hours'], 'A cake has to go to the island before the tide.', [
      must(
        [
          'There was an island {where}, and twice a day it stopped being one. The sea went out, three miles of it, and left the sand lying there as flat as a sheet. Four hours later it came back, faster than a horse. Usually one took the ferry. But the ferry had a hole in it, and on the island a boy called Davy was eleven today, and there was no cake.',
          'You could see the island from the quay {where}: nine houses and a chimney. A boy called Davy lived there, who was going to be eleven at four o’clock. <He was one half of the school.> The cake had been baked on the land side, as always, and the ferry should have taken it. The ferry was lying on its side with its engine on the grass. There was just the other way.',
        ],
        [
          'There was an island {where}, and twice a day you could walk to it over the sands. Four hours later the sea came back, faster than a horse. The ferry was broken. On the island a boy called Davy was eleven today, and there was no cake.',
        ],
      ),
      must(
        [
          '‘I’ll take it over,’ {h} had said, and once you have said that to a cake there is no going back. It had eleven candles and came in a hatbox. ‘Then I’ll carry the matches,’ said {a.+}. It was noon. At four the tide would turn.',
          'It was {h} who had said yes. {He} had the box on {his} head now, and it smelt of oranges. ‘Three miles out, three miles back,’ said {a.+}, ‘and the sea in four hours.’ ‘Then we’d better not stop for sandwiches,’ said {h}. <They had stopped already. {A} had brought sandwiches.>',
        ],
        [
          '‘I’ll take it over,’ {h} had said. The cake came in a hatbox. ‘I’ll carry the matches,’ said {a.+}. It was noon. At four the tide would turn.',
        ],
        '',
        'out',
      ),
      slot('portrait'),
      slot('company'),
      more(2, [
        '{W.there} Out there it smelt of salt and cold iron. Wherever you trod, the sand went pale round your shoe, as if it had got a fright. <Behind you it forgot about it.> A long way off something ran on thin legs along the edge of nothing.',
      ]),
      more(3, [
        '‘Why’s nobody built a bridge?’ asked {h}. They had, said {a}. Twice. The first one was on the sea bed somewhere between here and there, and the second one was leaning on it. <The sands don’t like a thing that stays where it’s put.>',
      ]),
    ]),
    scene(['The Twigs', 'A Tidy Person', 'An Armful'], '{H} clears up something that was meant to lie about.', [
      must(
        [
          'For the first mile it was easy. Every hundred paces or so a laurel twig was stuck into the sand, with the leaves on. {H} took them for rubbish. {Was} brought up to leave a place tidier than {he} found it. So {he} pulled them out, one after another. By the time they were half across {he} had a fine armful. Then the way ahead was water. {He} turned to look for the twigs that would show how to go round it. They were under {his} arm.',
          'Someone had been careless with greenery. It stuck up out of the sand in bits, a sprig here, a sprig there, right across the bay. ‘People!’ said {h}, and picked them up as they went. <{A} helped. It looked so much better after.> They had thirty by the time they came to the river that runs through the middle of the sands. There were three places where you might wade it. ‘Which?’ said {a}. And then they both looked at the twigs, and at the clean bare sand behind them.',
        ],
        [
          'All across the sand little laurel twigs were stuck, with their leaves on. {H} took them for rubbish and tidied them up as {he} went. Then there was water ahead, and no sign which way. {H} looked at the armful of twigs. They had been the way.',
        ],
      ),
      more(1, [
        'They tried one place. The sand shook there like the skin on a pudding. {A} went in to the knee, and it took both of them, one hatbox and a bad word to get {a.him} out. The bay kept the boot. <It said something as it closed.>',
      ]),
      more(2, [
        '‘We could stick them in again,’ said {h}. ‘Where?’ said {a}. There was sand to the right. There was sand to the left. <It looked at them with the blankest face you ever saw.>',
      ]),
      slot('road'),
    ]),
    scene(['The Guide', 'What a Twig Is', 'Thirty of Them'], 'The person who planted the twigs comes over the sand.', [
      must(
        [
          'Somebody was coming, with a stick, in a line that was anything but straight. It was {b.+}, who was guide on the sands today. {B} looked at the bare bay, and looked at the armful. ‘That was Tuesday’s way,’ said {b}. ‘I tested it with my own two feet. I’ll bring you over the river. But you’ll owe me those, every one of them, set out again before dark, on the way you come back. There’s a school inspector coming after you.’',
          'A figure got bigger, stopped, poked the sand, and came on. Today it was {b.+} who had the guiding of the bay. ‘I wondered who was eating my path,’ said {b}. {H} went as red as a buoy. ‘Well, you’re not the first. I’ll take you across the river, and then I’m wanted on the other shore. You’ll come home by yourselves. And you’ll plant those again while you’re about it. Someone else comes behind.’',
        ],
        [
          'Somebody was coming over the sand in a line that was anything but straight. It was {b.+}, the guide for the day. ‘I wondered who was eating my path,’ said {b}. ‘I’ll take you over the river. But you’ll plant those again on your way home. Somebody always comes behind.’',
        ],
      ),
      slot('questions'),
      must(
        [
          '{B} walked ahead and trod like somebody going through a house where people sleep. ‘How do you know where?’ asked {h}. ‘I don’t,’ said {b}. ‘It shifts. I find it going out, and I mark it. Anyone can find a way out. It’s back that’s hard. You’ve got to leave it so that it can be read from the other end.’ On the far bank {b} nodded to them, and left.',
          'They waded after {b}, in every footprint. It was cold enough to make you honest. ‘The twigs aren’t for you,’ said {b}. ‘You’ve got me. They’re for whoever hasn’t. You always leave the way so that it can be read from the other end.’ <Then {b} was off along the bank, testing, like a doctor.>',
        ],
        [
          '{B} took them through the river. ‘Anyone can find a way out,’ said {b}. ‘It’s back that’s hard. You’ve got to leave it so that it can be read from the other end.’',
        ],
      ),
      more(2, [
        '‘Has anybody ever been lost?’ said {h}. ‘A coach and four,’ said {b}. ‘A piano. The piano you can hear sometimes at the spring tides. <It’s not bad.>’ {B} prodded a spot and went round it. ‘No people. Not on my twigs.’',
      ]),
    ]),
    scene(['Eleven Candles', 'The Two Pupils', 'Late'], 'The cake arrives, and the light goes.', [
      must(
        [
          'The whole island was standing on the slip: nine houses, both pupils and a goat. Davy blew out his candles twice, because the wind had helped the first time. ‘You can stay till tomorrow,’ people said. But there were thirty twigs under {h.s} arm, and somebody coming behind. They set out for home at a quarter to three. Then the mist came in off the sea, and in ten minutes there was no land on any side.',
          'Davy was very good about the crushed corner. <He ate it first.> There was tea. There was a song that had to be waited for. When they were back on the sand it was nearly three, and the sun had gone down behind a bank of something grey. ‘Which way?’ said {a}. In the east it was grey, in the west it was grey. There was a hum in the distance, such as a kettle makes before you notice it. That was the sea.',
        ],
        [
          'Davy blew out his candles twice. Then they set out for home. There were still thirty twigs to plant. And the mist came in off the sea, and in ten minutes there was no land on any side. Far off something hummed. That was the tide.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} They stood back to back, which is as good as four eyes, but no better. ‘Every way looks like the way,’ said {a}. {H} put a twig in the sand, so that there should at least be one thing that was somewhere. <It did help. They could be lost in relation to it.>',
      ]),
      more(3, [
        'They called. Nothing called back; there was nothing for it to come back from. <A gull walked by on foot.> It looked as though it had been told that flying was off.',
      ]),
    ]),
    scene(['From the Other End', 'A Row of Lamps', 'Looking Back'], '{H} turns round.', [
      slot('key'),
      must(
        [
          '‘So that it can be read from the other end,’ {b} had said. So which end were they? {H} stopped looking for the land. {He} turned round, crouched till {his} chin was almost on the sand, and looked towards the light. And there it was. They had walked this bay at noon, four feet and a stick, and every footprint had filled with water. From above they were only holes. But low down, against the last of the sun, each of them shone. It was a row of little lamps, and it led off crookedly into the mist.\n‘That’s us,’ said {h}. ‘That’s where we came from.’',
          'They had come out here. They had left something behind, whether they wanted to or not. {H} lay down flat on {his} stomach, to {a.s} surprise. <‘Is this the moment?’ said {a}.> From down there the bay was no longer blank. The sun lay under the mist like light beneath a door. In front of it stood all the steps they had taken that day, one after another, filled to the brim with sky.\n‘It can be read,’ said {h}. ‘You only have to be on the right side of it.’',
        ],
        [
          'You have to read it from the other end. {H} turned round and crouched low, towards the light. All their footprints from noon had filled with water. From above they were only holes. But against the last of the sun each of them shone. It was a row of little lamps, and it led off crookedly into the mist.',
        ],
      ),
      must(
        [
          'They followed it bent double, from lamp to lamp. And beside each one {h} stuck a twig. Behind them, one by one, the lamps went out; the water had come to fetch them. They were on the shingle with nine minutes to spare, and not a twig left over.',
          'So they went home in their own footsteps, the other way on. {A} held the light with both eyes, and {h} planted. Twenty-eight, twenty-nine. The kettle in the distance had come to the boil. <The last twig they put in at a run.> Then there were pebbles underfoot, and behind them was the sea.',
        ],
        [
          'They followed it from lamp to lamp, and beside each one {h} stuck a twig. They were on the shingle with nine minutes to spare, and not a twig left over.',
        ],
      ),
    ]),
    scene(['The Way Over', 'High Water', 'Somebody Behind'], 'The sea comes in, and the way stays.', [
      slot('after'),
      more(1, [
        'Next noon the inspector crossed, in a hat, with a list. He came along the twigs without once looking up. <‘Somebody has left a great deal of laurel about,’ he said at the other end.> Both pupils were top of the class.',
      ]),
      must(
        [
          'In the evening they sat on the quay with their bare feet over the edge. <{W.over}> There was eight feet of water over the whole way, and in the water, if you knew where, stood thirty twigs with their leaves on. Nobody could see them. {H} looked along the line all the same, out to where the island had its lamps lit. There were eleven in one window. It was a window that could be read from the other end.',
          'That night the sea lay where they had walked, as if it had never been anywhere else. <{W.over}> On the island somebody lit a candle, and put it out, and lit it again. {A} struck the last match and held it up. {H} shut one eye. You had to get quite low down. Then the two lights stood one behind the other, with three miles in between, and you could have walked across.',
        ],
        [
          'In the evening there was eight feet of water over the whole way, and in the water stood thirty twigs with their leaves on. On the island somebody lit a candle. {A} struck the last match and held it up. You could have walked across.',
        ],
      ),
    ]),
  ],
}
