import type { Brief } from '../../../brief.ts'
import type { Insert, Template } from '../../voice.ts'
import type { EnglishPlace } from '../location.ts'
import { told, turnAt } from './told.ts'

const KNOWN: readonly Template[] = [
  '{PN.at} they stopped for a minute. <It smelt as it always smelt there, of wet wood and holidays.> ‘I’ve been here a hundred times,’ said {h}. ‘But never like this.’',
  'The way led on, and {pN.at} it went quiet. {A} pointed ahead. <There was a trail, thin as a pencil line.> They followed it.',
  '{PN.at} the next surprise was waiting: nothing. Nothing at all. ‘Suspicious,’ said {a}. <{H} thought so too.> So they looked twice.',
  '‘If we get lost,’ {h} had said, ‘we meet {pN.at}.’ That was where they stood now, and counted themselves. <All present. One twice, but that was a window.>',
  'They made their next plan {pN.at}. <It was a place for plans. There was room to walk up and down.> The plan was short: keep going.',
]
const UNKNOWN: readonly Template[] = [
  'The next sign said: ‘{PN}.’ <There was an arrow too, but it pointed up.> ‘That’s the way, then,’ said {h}.',
  '‘{PN},’ {a} read out, for that was what stood on the map. <In truth it was smaller, and prettier.> They did not stay, but they did stop.',
  'Somebody had folded a paper plane out of an old map. ‘{PN},’ it said on the left wing. {H} did not fly it. <It went into a pocket.>',
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
]
const SPOKEN_UNKNOWN: readonly Template[] = [
  '‘{PN},’ said {a}. ‘Do you remember?’ {H} did. <It had been a long day, and they had both been braver than today.>',
  '‘Where would you rather be?’ asked {a}. ‘{PN},’ said {h} at once. <It is a good thing to have an answer ready.>',
  'There was a tag on {h.s} key ring: ‘{PN}.’ The key fitted nothing any more. <But {h} had kept the tag.>',
  '‘Say a place,’ said {a}, ‘quick.’ ‘{PN}!’ said {h}. ‘Why that one?’ {H} had no idea. <It had been lying on top.>',
  'On the back of an old envelope, in {h.s} writing, it said: ‘{PN}.’ Nothing else. It had been enough at the time.',
]
const SMALL: readonly Template[] = [
  'They looked {pN.at}. Nobody there! Only a beetle.',
  '{PN.at} they stopped. Sniff. It smelt good.',
  'On they went. {PN.at} they sat down. Ahh.',
]
const SMALL_UNKNOWN: readonly Template[] = ['A sign said ‘{pN}’. On they went.']

interface Stop {
  readonly tell: readonly Template[]
  readonly short: readonly Template[]
  readonly needs?: string
}

function stopsFor(isSmall: boolean, isKnown: boolean): readonly Stop[] {
  if (isSmall)
    return [
      { tell: isKnown ? SMALL : SMALL_UNKNOWN, short: [isKnown ? '{PN.at} they stopped.' : 'A sign said ‘{pN}’.'] },
    ]
  if (!isKnown)
    return [
      {
        tell: UNKNOWN,
        short: ['A sign said: ‘{PN}.’', '‘{PN},’ {a} read on a wall.', 'An arrow pointed the way: ‘{PN}.’'],
        needs: 'out',
      },
      {
        tell: SPOKEN_UNKNOWN,
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
      tell: KNOWN,
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
      tell: SPOKEN,
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
    return stopsFor(brief.targetAge === 'toddler', place.isKnown).map(({ tell, short, needs }) =>
      told(
        'road',
        [`setting.place.${index}`],
        [number(turnAt(tell, index + offset))],
        [number(turnAt(short, index + offset))],
        needs,
      ),
    )
  })
}
