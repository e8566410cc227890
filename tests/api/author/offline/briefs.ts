import type { Brief, Gender } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { BUILDS, EYES, GENDERS, HAIR, TARGET_AGES, TONES } from '../../../../src/contract/options.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'

export const ODD_NAMES = [
  'Łucja',
  'Matthias',
  "O'Neil",
  'Anna-Lena',
  'Q',
  'İpek',
  'สมชาย',
  'نور',
  'Zoë',
  'Aristophania Wilhelmina Konstanze von der Hohen Brücke Drei',
  'Max',
]
const LOCATIONS = [
  'Hamburg',
  'ein verzaubertes Schloss',
  'auf dem Mars',
  'Schweiz',
  'unser Garten hinter dem Haus mit den drei Birken',
  'Wald',
  '東京',
]
const PEOPLE: readonly (readonly [string, Gender | 'dont-care', string])[] = [
  ['Ingrid', 'female', 'Oma'],
  ['Heinz', 'male', 'mein Opa'],
  ['Ayşe', 'female', 'beste Freundin'],
  ['Bello', 'male', 'Hund'],
  ['Robin', 'non-binary', 'wohnt gegenüber und redet nie'],
  ['Tom', 'dont-care', ''],
  ['Frida', 'female', 'kleine Schwester'],
  ['Max', 'male', 'Kollege'],
]
const QUIRKS = [
  '',
  'zählt alle Stufen',
  'vergisst immer den linken Schuh',
  'Angst im Dunkeln',
  'isst Pizza nur vom Rand her',
  'summt',
]
const ANSWERS = [
  { question: 'Was ist das Lieblingsessen?', answer: 'Milchreis mit Zimt' },
  { question: 'Was darf auf keiner Reise fehlen', answer: 'die blaue Decke' },
  { question: 'Wovor hat die Hauptfigur Respekt?', answer: 'Wespen, Gewitter und Tante Gerda' },
]

/** A visitor's answers, as varied as the seed makes them; `index` walks through categories, ages and lengths. */
export function variedBrief(index: number, language = 'deutsch'): Brief {
  const random = seeded(`brief ${index}`)
  const maybe = <Value>(value: Value): Value | undefined => (random.next() < 0.7 ? value : undefined)
  const words = itemAt([500, 1000, 2000], index % 3)
  const targetAge = itemAt(TARGET_AGES, Math.floor(index / 3) % TARGET_AGES.length)
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  const people = random.shuffle(PEOPLE).slice(0, Math.floor(random.next() * 5))
  const parameter: Parameter = {
    story: {
      language,
      length: String(words),
      audience: 'normal',
      targetAge,
      tone: random.shuffle(TONES).slice(0, 2).join(','),
      refinement: maybe('Es soll ein Drache vorkommen.'),
      baseStory: maybe('Der kleine Prinz'),
    },
    character: {
      demographics: {
        name: random.pick(ODD_NAMES),
        age: random.pick([1, 4, 7, 16, 34, 81, 1200]),
        gender: random.pick(GENDERS),
      },
      physicalAppearance: {
        hair: maybe(random.pick(HAIR)),
        eyes: maybe(random.pick(EYES)),
        physique: maybe(random.pick(BUILDS)),
        peculiarities: maybe('Zahnlücke, Narbe am Kinn'),
      },
      psychologicalTraits: { characteristics: maybe('mutig, neugierig'), quirksFlawsFaults: random.pick(QUIRKS) },
      history: maybe(
        'Ist im Sommer mit dem ganzen Hausrat, zwei Katzen und einem Klavier ans andere Ende der Stadt gezogen.',
      ),
      relationships: people.map(([name, gender, connection]) => ({ name, gender, age: 30, connection })),
    },
    setting: { location: random.pick(LOCATIONS), places: maybe(['am Hafen', 'Omas Garten']), isReal: true },
    dynamic: ANSWERS.slice(0, Math.floor(random.next() * 4)),
    context: {
      category: targetAge === 'toddler' && category === 'horror' ? 'bedtime' : category,
      productDefinition: 'story',
    },
  }
  return ownBrief(briefOf(parameter, `seed ${index}`))
}
