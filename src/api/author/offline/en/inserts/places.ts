import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { EnglishPlace } from '../location.ts'
import { factInsert } from './fact-insert.ts'

const KNOWN: readonly Template[] = [
  '{PN.at} they stopped for a minute. <It smelt as it always smelt there, of wet wood and holidays.> ‘I’ve been here a hundred times,’ said {h}. ‘But never like this.’',
  'The way led on, and {pN.at} it went quiet. {A} pointed ahead. <There was a trail, thin as a pencil line.> They followed it.',
  '{PN.at} the next surprise was waiting: nothing. Nothing at all. ‘Suspicious,’ said {a}. <{H} thought so too.> So they looked twice.',
  '‘If we get lost,’ {h} had said, ‘we meet {pN.at}.’ That was where they stood now, and counted themselves. <All present. One twice, but that was a window.>',
  'They made their next plan {pN.at}. <It was a place for plans. There was room to walk up and down.> The plan was short: keep going.',
  '{PN.at} a man was selling umbrellas and wished to know nothing. ‘Nobody’s been through,’ he said. <He said it before they had asked.> So somebody had.',
  'There was one thing left to try, and it was {pN.at}. They tried it. <It had moved since last time, by about a foot.> ‘Higher up,’ said {h}, and there it was.',
  '{PN.at} {a} sat down on the ground and took off one shoe. Out came a pebble. <It had been giving directions since the start.> After that they walked straight.',
]
const UNKNOWN: readonly Template[] = [
  'The next sign said: ‘{PN}.’ <There was an arrow too, but it pointed up.> ‘That’s the way, then,’ said {h}.',
  '‘{PN},’ {a} read out, for that was what stood on the map. <In truth it was smaller, and prettier.> They did not stay, but they did stop.',
  'Somebody had folded a paper plane out of an old map. ‘{PN},’ it said on the left wing. {H} did not fly it. <It went into a pocket.>',
  'A boy was chalking names on the ground and wanted one more. ‘{PN},’ said {h}. The boy gave it a whole paving stone. <It started to spit soon after, but not on that one.>',
  'The timetable knew of one place only: ‘{PN}.’ No bus had gone there since the paint dried. {A} looked at {h}. <‘Well, we’ve got feet.’>',
  'On the lid of a biscuit tin, under the rust, one could still read it: ‘{PN}.’ {H} rubbed it with a sleeve. It was a good tin, and somebody had kept a compass in it.',
  '‘Where would you go, if you could choose?’ asked {a}. {H} did not have to think. ‘{PN}.’ <‘Then that’s settled,’ said {a}. ‘Afterwards.’>',
  'There was a tag on {h.s} key ring: ‘{PN}.’ The key fitted nothing any more. <But {h} had kept the tag.>',
]
/** In a story that stays in one place, the others are spoken of. */
const SPOKEN: readonly Template[] = [
  '‘It’s no worse than that time {pN.at},’ said {a}. <They’d been stung there, rained on and overcharged, all before lunch.> ‘No,’ said {h}. ‘Not quite.’',
  '‘If this goes wrong,’ said {h}, ‘you’ll find me {pN.at}.’ ‘For how long?’ ‘Till it’s forgotten.’ <{A} offered to bring sandwiches.>',
  '{PN.at} something of the kind had happened once before, {a} said. <Nobody there had wanted to talk about it either.>',
  '‘I once met a man {pN.at},’ said {a}, ‘who’d have known what to do.’ ‘Where’s he now?’ ‘Looking for somebody who knows,’ said {a}. <It was not the whole story. It rarely was.>',
  '{H} thought of a bench {pN.at}, and of sitting on it. <It had a short leg, and you had to sit in the middle.> It was only a thought, but it was a place to put one’s feet up.',
  '‘There’s a shop {pN.at},’ said {a}, ‘where they sell exactly what we need.’ ‘What’s it called?’ ‘Shut,’ said {a}. <‘It’s always called Shut when I’m there.’>',
  'An aunt of somebody’s had left her teeth {pN.at}, {a} remembered. She had got them back by post. <‘So things do turn up,’ said {h}.>',
  '‘Would you know the way {pN.at} with your eyes shut?’ asked {a}. {H} shut them and told it, turning by turning, down to the loose slab. <It made the room they were in a good deal larger.>',
]
const SPOKEN_UNKNOWN: readonly Template[] = [
  '‘{PN},’ said {a}. ‘Do you remember?’ {H} did. <It had been a long day, and they had both been braver than today.>',
  '‘Where would you rather be?’ asked {a}. ‘{PN},’ said {h} at once. <It is a good thing to have an answer ready.>',
  'There was a tag on {h.s} key ring: ‘{PN}.’ The key fitted nothing any more. <But {h} had kept the tag.>',
  '‘Say a place,’ said {a}, ‘quick.’ ‘{PN}!’ said {h}. ‘Why that one?’ {H} had no idea. <It had been lying on top.>',
  '{A} had a pin, and {h} an old atlas. The pin came down in the sea. <Twice.> ‘We’ll say “{pN}”,’ said {a}, and put the pin away.',
  '‘{PN},’ said the radio between two crackles, and then it was only crackle. {H} and {a} looked at each other. <It had sounded quite close.>',
  'The jigsaw had been of somewhere. All that was left of it was the strip with the name: ‘{PN}.’ {H} stood it up against the clock.',
  'On the back of an old envelope, in {h.s} writing, it said: ‘{PN}.’ Nothing else. It had been enough at the time.',
]
const SMALL: readonly Template[] = [
  'They looked {pN.at}. Nobody there! Only a beetle.',
  '{PN.at} they stopped. Sniff. It smelt good.',
  'On they went. {PN.at} they sat down. Ahh.',
  '{PN.at} a bird sat. It looked at them. Then it flew on.',
  'Who lived {pN.at}? A mouse did. Only its tail was in.',
  '{PN.at} {h} sang a song. It had one word in it.',
  '{PN.at} lay a button. It was nobody’s. Now it was {h.s}.',
  '{A} could smell cake {pN.at}. But it was only soap.',
  '{PN.at} they turned round once. Whoops. And on they went.',
]
const SMALL_UNKNOWN: readonly Template[] = [
  'A sign said ‘{pN}’. On they went.',
  '‘{PN}!’ said {h}. It was a nice word. {H} said it again.',
  '‘{PN},’ sang {a}. ‘{PN},’ sang {h}. It was a good song.',
  'What did the bus say on its front? ‘{PN}.’ Brrm. Off it went.',
  'There was a picture on a wall. ‘{PN},’ it said. It had a sun in it.',
  '‘Where now?’ said {a}. ‘{PN}!’ said {h}. ‘Not today,’ said {a}. ‘Soon.’',
  'A bag went by, on a lady. On the bag it said ‘{pN}’. Bye, bag.',
  '{A} drew in the dust. ‘{PN},’ said {a}. {H} put a tree there.',
]

interface Stop {
  readonly phrasings: readonly Template[]
  readonly short: readonly Template[]
  readonly needs?: string
}

function stopsFor(isSmall: boolean, isKnown: boolean): readonly Stop[] {
  if (isSmall)
    return [
      {
        phrasings: isKnown ? SMALL : SMALL_UNKNOWN,
        short: [isKnown ? '{PN.at} they stopped.' : 'A sign said ‘{pN}’.'],
      },
    ]
  if (!isKnown)
    return [
      {
        phrasings: UNKNOWN,
        short: ['A sign said: ‘{PN}.’', '‘{PN},’ {a} read on a wall.', 'An arrow pointed the way: ‘{PN}.’'],
        needs: 'out',
      },
      {
        phrasings: SPOKEN_UNKNOWN,
        short: [
          '‘{PN},’ said {a}. ‘Do you remember?’',
          '‘{PN},’ said {h}, ‘is where I’d go now.’',
          'On {h.s} key ring hung a tag: ‘{PN}.’',
        ],
        needs: '!out',
      },
    ]
  return [
    {
      phrasings: KNOWN,
      short: [
        'They looked {pN.at} as well.',
        '{PN.at} there was nobody to ask.',
        '{PN.at} they got their breath back.',
        '{PN.at} {a} lost a glove and {h} found it.',
        'They went on, and {pN.at} it began to make sense.',
      ],
      needs: 'out',
    },
    {
      phrasings: SPOKEN,
      short: [
        '‘It was worse {pN.at},’ said {a}.',
        '‘Next time, {pN.at},’ said {h}.',
        '‘They say it’s easier {pN.at},’ said {a}.',
        '{H} wished for a minute that they were {pN.at}.',
        '‘If we’re parted,’ said {h}, ‘{pN.at}.’',
      ],
      needs: '!out',
    },
  ]
}

export function placeInserts(brief: Brief, places: readonly EnglishPlace[], offset: number): Insert[] {
  return places.flatMap((place, index) => {
    const number = (template: string) => template.replaceAll('{pN', `{p${index}`).replaceAll('{PN', `{P${index}`)
    return stopsFor(brief.targetAge === 'toddler', place.isKnown).map(({ phrasings, short, needs }) =>
      factInsert(
        'road',
        [`setting.place.${index}`],
        [number(turnAt(phrasings, index + offset))],
        [number(turnAt(short, index + offset))],
        needs,
      ),
    )
  })
}
