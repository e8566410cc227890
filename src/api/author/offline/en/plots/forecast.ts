import { more, type Plot, scene, slot } from '../../language-pack.ts'
import { must } from '../must.ts'

/** Bedtime: the late radio reads the weather for the sea, and tonight it leaves out the last name. */
export const forecast: Plot = {
  id: 'forecast',
  categories: ['bedtime', 'generic'],
  ages: ['child', '12-20', '20+'],
  cast: {
    a: { name: 'Bronagh', gender: 'female', connection: 'aunt' },
    b: { name: 'Mr Penhale', gender: 'male', connection: '' },
  },
  titles: ['And Now the Sea', 'No Report From Harker', '{h} and the Late Forecast'],
  teasers: [
    'Every night the radio reads the weather for the sea, name by name, and at the last name {h} falls asleep. Tonight the last name is missing.',
    'Merrow, Tern, Cold Ness, Hither Bank. And then nothing. {H} would like to know what has become of Harker.',
  ],
  start:
    'The late radio goes round the sea from place to place, and at Harker {h} is asleep. Tonight it stops one place short.',
  byname: '{h}, observer for Harker',
  places: [
    { name: 'The kitchen', description: 'On the shelf stands a radio with one good knob.' },
    { name: 'The hut under the mast', description: 'A microphone, a stove, and a biscuit tin full of weather.' },
    { name: 'The hall', description: 'A brass barometer hangs here. Everybody taps it and nobody knows why.' },
  ],
  scenes: [
    scene(['Round the Sea', 'One Place Short', 'And Harker'], 'The radio leaves out the last name.', [
      must(
        [
          'Last thing at night the radio in the kitchen {where} read out the weather for the sea. It had nothing to do with anybody. It only went round, name by name, in a voice like a folded blanket: Merrow. Tern. Cold Ness. Hither Bank. <Wind west, three or four. Good.> And last of all came Harker, and at Harker {h} was asleep.',
          'You could hear it through the floor {where}, every night, after the last lamp. ‘Merrow,’ said the radio downstairs. ‘Tern. Cold Ness.’ <Slight. Occasionally moderate. Nobody in the house had a boat.> ‘Hither Bank,’ it said. ‘Harker.’ {H} had no idea where Harker was. {He} had never stayed awake for the weather there.',
        ],
        [
          'Last thing at night {where} the radio read out the weather for the sea. Merrow. Tern. Cold Ness. Hither Bank. And last of all came Harker, and at Harker {h} was asleep.',
          'Every night {where}, after the last lamp, the radio downstairs went round the sea. Merrow. Tern. Cold Ness. Hither Bank. At the last name, at Harker, {h} fell asleep.',
        ],
      ),
      must(
        [
          'Tonight it said: ‘Hither Bank. Wind west, three. Good.’ And then it said good night. {H} waited. {He} sat up in bed. ‘It’s left out Harker,’ {he} told the dark. Across the landing a door opened. ‘You heard it too?’ said {a.+}.',
          '‘Hither Bank. Showers. Good night,’ said the voice, and there was a click. {H} lay there like somebody with one foot over a step that has been taken away. ‘And Harker?’ {he} said. {A.+} put {a.his} head round the door. ‘I was just about to drop off,’ said {a}, ‘and there was nothing to drop off.’',
        ],
        [
          'Tonight it stopped at Hither Bank and said good night. ‘It’s left out Harker,’ said {h}. Across the landing a door opened. ‘You heard it too?’ said {a.+}.',
          '‘Hither Bank. Showers. Good night,’ it said tonight, and clicked. ‘And Harker?’ said {h} to the dark. {A.+} put {a.his} head round the door. ‘I was waiting for that as well,’ said {a}.',
        ],
      ),
      slot('portrait'),
      slot('company'),
      more(1, [
        'They tried to do it themselves. ‘Harker,’ said {a} in the dark, in a deep voice. ‘Wind. Er. Medium.’ It was no use. <You could tell that {a} was making it up.> Weather has to come from somebody who doesn’t mind.',
      ]),
      more(3, [
        '{W.there} Other people count sheep. {H} had tried, but sheep were each a worry of their own. <One had limped.> The sea was better. It was so large, and so very well looked after.',
      ]),
    ]),
    scene(['The Knob', 'A Brass Band', 'Further Along'], '{H} looks for Harker on the radio.', [
      must(
        [
          'They went down in their socks, past the barometer that everybody tapped and nobody read. {H} took hold of the knob and turned it, slowly, looking for the end of the sea. There was a man selling carpets. There was a hiss. Then, from nowhere, came a brass band in the middle of a march. Every dog in the road got up. {H} turned the knob the other way, hard, and it came off in {his} hand.',
          'They went down, past the barometer in the hall, and tapped it, as one did. ‘It’ll be a bit further along,’ said {h}, and gave the radio’s knob a turn. It was a good knob; it had lasted thirty years. The radio spat, whistled, and struck up a march, with trombones. <Upstairs something fell off a wardrobe.> {H} pulled out the plug, the knob, and a length of string, in that order. Now the house was wide awake and there was no radio.',
        ],
        [
          'They went down, past the barometer that everybody tapped. {H} turned the knob, and it roared out a brass band in the middle of a march. Every dog in the road got up. Then the knob came off in {his} hand.',
          'On the way down they tapped the barometer, as one did. Then {h} turned the knob, looking for the end of the sea. It gave a march, with trombones, and after that the knob was loose and the house awake.',
        ],
      ),
      more(1, [
        'They stood in the hall and let the dogs finish. {A} gave the barometer another tap, for want of anything better. <‘What’s it say?’ ‘It’s always said that,’ said {a}.>',
      ]),
      more(2, [
        '{H} screwed the knob on again with a butter knife. It turned now like a loose tooth. <Between two hisses there was somebody talking Portuguese, tenderly, about fish.> That was not Harker either, but it might have been near.',
      ]),
      slot('road'),
    ]),
    scene(
      ['Under the Mast', 'Nothing In', 'What It Costs'],
      'Somebody reads the sea aloud, and has a gap in the list.',
      [
        must(
          [
            'On the hill over the houses stood the mast, and under the mast was a hut with a lit window. Inside sat {b.+}, who was reading for the station this winter. ‘I read what I’m given,’ said {b}. ‘From Harker there’s been nothing in. No report, no forecast. I can go on waiting with the microphone open. But the lamp’s gone, up on the mast, and the geese fly into it. I’d need your torch.’',
            'They put coats on and climbed to the mast. {B.+} had the reading this week and was sitting there in a muffler, with a microphone and a tin of biscuits. ‘You noticed!’ said {b}. ‘I’d have given it if I’d had it. I need a report first, from Harker. Find them for me, and I’ll read it. Only leave me your torch, would you? I’ve no light on the mast, and there are geese about.’',
          ],
          [
            'Under the mast on the hill sat {b.+}, who was reading for the station. ‘There’s been no report from Harker,’ said {b}. ‘Find them for me, and I’ll read it. But leave me your torch. The mast has no light, and there are geese about.’',
            'In the hut under the mast {b.+} had the reading this week. ‘I can’t read what I haven’t got,’ said {b}. ‘Bring me Harker’s weather. And leave me your torch for the mast. There are geese about.’',
          ],
          '',
          'out',
        ),
        slot('questions'),
        must(
          [
            '{H} liked {his} torch. It was the reason {he} went anywhere after dark. {He} gave it up, and {b} tied it to a string and ran it up the mast like a small moon. Overhead something honked, and swerved. ‘Thank you,’ said {b}. ‘They’re not far, at Harker. I always get it on a card, by hand. It smells of toast.’',
            'It was not easy to let go of. Without it the way home was a good deal longer. {H} put the torch on the table, and {b} looked at {him} for a bit. ‘It comes on a postcard,’ said {b}, ‘every evening, and it smells of toast. Somebody’s been doing it for a hundred years. And then last Sunday, nothing.’ <Outside the geese went round the light, talking.>',
          ],
          [
            '{H} gave up the torch, and {b} ran it up the mast like a small moon. ‘They’re not far, at Harker,’ said {b}. ‘It comes on a card, by hand. It smells of toast.’',
            'It was hard to let go of the torch. {B} tied it to a string and up it went. ‘Harker always came on a card,’ said {b}, ‘in pencil. It smelt of toast.’',
          ],
        ),
        more(2, [
          '‘Does anyone listen?’ asked {h}. ‘Sailors?’ {B} considered. ‘Sailors have got machines now. It’s mostly people in beds.’ <‘And you never stop?’ ‘I’d not like to be the one,’ said {b}.>',
        ]),
      ],
    ),
    scene(['No Such Place', 'The Chart', 'Home in the Dark'], 'They look for Harker on a chart of the sea.', [
      must(
        [
          '{B} had lent them the chart. They went home without a light, down the middle of the road, and spread it on the kitchen table. There was Merrow. There was Tern, with its two rocks. They went over the whole sea with one finger each, until the fingers met. There was no Harker. It was not in the sea.',
          'It was dark on the hill, but dark in a friendly way, when you were in it. In the kitchen they unrolled the chart of the sea that {b} had given them. They found Cold Ness. They found a thing called the Old Woman’s Elbow. <They found jam.> But of Harker there was no trace, from edge to edge. Only the pencil had drawn one line that ran off the paper, on to dry land.',
        ],
        [
          'They went home in the dark with a chart, and spread it on the kitchen table. They went over the whole sea with one finger each. There was no Harker.',
          '{B} had lent them the chart. On the kitchen table they found Merrow, and Tern, and some jam. From edge to edge there was no Harker. It was not in the sea.',
        ],
      ),
      slot('road'),
      slot('quiet'),
      more(1, [
        '{W.still} ‘Perhaps they’ve moved,’ said {a}. {A} made toast, since one was up. They ate it standing, by the light of the stove. <It is surprising how much of the night is left over when you look.>',
      ]),
      more(2, [
        'On the windowsill lay a stub of pencil. It had been there all week. ‘That was for something,’ said {a}. {A} held it under {a.his} nose. ‘Old Mrs Lacey always used it, before she went to her sister’s on Saturday. Every night, when she’d done the crusts. I never asked.’',
      ]),
    ]),
    scene(['The Brass Plate', 'Harker', 'Calm'], '{H} finds out who should have reported.', [
      slot('key'),
      must(
        [
          'Toast. A card, written by hand. And in the hall hung a thing that everybody tapped. {H} went out to it and breathed on the brass, and rubbed. Letters came up, as on a coin. HARKER, it said. TAP NIGHTLY. REPORT BY CARD. ‘It isn’t in the sea,’ said {h}. ‘It’s here. We’re Harker.’\nThey looked at each other in their socks. Nobody had sent the weather, since nobody had thought that they had any.',
          '‘It smells of toast,’ {b} had said. {H} sniffed. So did the whole house, and had for a hundred years. {He} ran {his} sleeve over the plate on the barometer, where the paint had been slapped across it. HARKER STATION. ONE OBSERVATION DAILY. They had been lying awake for a place, and they were lying in it.\n‘Then it’s our turn,’ said {a}. ‘What do we say?’ ‘What there is,’ said {h}.',
        ],
        [
          'Toast. And in the hall hung a thing that everybody tapped. {H} rubbed the brass. HARKER, it said. REPORT NIGHTLY. ‘It isn’t in the sea,’ said {h}. ‘We’re Harker.’ Nobody had sent the weather, since nobody had thought they had any.',
          'It smelt of toast, {b} had said. So did the whole house. {H} ran {his} sleeve over the plate on the barometer. HARKER STATION, it said. ONE REPORT DAILY. ‘It’s us,’ said {h}. They had been lying awake for a place, and they were lying in it.',
        ],
      ),
      must(
        [
          'So they went round the house with a stub of pencil and wrote it down, room by room. Then they rang the hut. {B} took it all in, word for word, and said: ‘Go to bed. I’m putting it out.’',
          'They did it properly. They held a wet finger over the stairs. {H} put an ear to the pipes. <{A} wrote ‘draught, kindly’.> It filled a card on both sides, and {h} read it to {b} over the telephone, slowly. ‘At last,’ said {b}. ‘Now get under. I’ll give you two minutes.’',
        ],
        [
          'They went round the house with a pencil and wrote it down, room by room. Then they rang the hut. ‘Go to bed,’ said {b}. ‘I’m putting it out.’',
          '‘What do we say?’ said {a}. ‘What there is,’ said {h}. They filled a card, from the cellar up, and read it to {b} over the telephone. ‘At last,’ said {b}. ‘Now get under.’',
        ],
      ),
    ]),
    scene(['The Late Forecast', 'Good', 'Good Night, Harker'], 'The radio reads the last name.', [
      slot('after'),
      must(
        [
          '‘And Harker,’ said the radio, down in the kitchen. {H} lay still. <{W.over}> ‘Kitchen: a tap, now and then, becoming less. Stairs: calm. Landing: one door, half open, light from the south. First bedroom: {a}, yawning, frequent. Second bedroom.’ There was a rustle, as of a card being turned. Nobody heard what the weather was in the second bedroom. It was good.',
          'The voice came up through the floor. <{W.over}> ‘Harker,’ it said, and took its time. ‘Hall: coats, steady. Pipes: talking in their sleep. Two persons, horizontal. A little snow of crumbs in the west, clearing by morning.’ {H} wanted to stay for the end. ‘Outlook,’ said the radio, very low. There was a lamp on the mast, and the geese were past. ‘Good,’ it said. ‘Good. Good.’',
        ],
        [
          '‘And Harker,’ said the radio, down in the kitchen. {H} lay still. ‘Stairs: calm. Landing: one door, half open. First bedroom: {a}, yawning. Second bedroom.’ Nobody heard what the weather was in the second bedroom. It was good.',
          'The voice came up through the floor. ‘Harker,’ it said, and took its time. ‘Hall: coats, steady. Pipes: talking in their sleep. Two persons, horizontal.’ {H} wanted to stay for the end. ‘Outlook,’ said the radio, very low. ‘Good,’ it said. ‘Good. Good.’',
        ],
      ),
    ]),
  ],
}
