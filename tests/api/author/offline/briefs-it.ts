import type { Brief, Gender } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { BUILDS, EYES, GENDERS, HAIR, TARGET_AGES, TONES } from '../../../../src/contract/options.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'

const NAMES = [
  'Łucja',
  'Anna',
  "O'Neil",
  'Maria-Elena',
  'Q',
  'İpek',
  'สมชาย',
  'نور',
  'Elena',
  'Massimiliana Guadalupe Costanza dei Ponti Alti Terza',
  'Max',
  'La signora Rossi',
]
const LOCATIONS = [
  'Bologna',
  'un castello incantato',
  'sulla Luna',
  'Paesi Bassi',
  'il nostro giardino dietro la casa con le tre betulle',
  'bosco',
  '東京',
  "dall'altra parte del fiume",
  'il faro',
]
const PEOPLE: readonly (readonly [string, Gender | 'dont-care', string])[] = [
  ['Ingrid', 'female', 'nonna'],
  ['Heinz', 'male', 'mio nonno'],
  ['Ayşe', 'female', 'migliore amica'],
  ['Bella', 'female', 'cagnolina'],
  ['Robin', 'non-binary', 'abita di fronte e non parla mai'],
  ['Irma', 'dont-care', ''],
  ['Frida', 'female', 'sorella minore'],
  ['Max', 'male', 'compagno di classe'],
  ['Zia Pina', 'female', 'zia'],
]
const QUIRKS = [
  '',
  'conta tutti i gradini',
  'dimentica sempre la scarpa sinistra',
  'paura del buio',
  'della pizza mangia solo il bordo',
  'canticchia',
]
const ANSWERS = [
  { question: 'Qual è il suo piatto preferito?', answer: 'gli gnocchi della domenica' },
  { question: 'Che cosa non può mancare in nessun viaggio', answer: 'la coperta blu' },
  { question: 'Di che cosa ha rispetto?', answer: 'delle vespe, dei temporali e della zia Gerarda' },
]

/** A visitor's answers in Italian, as varied as the seed makes them; `index` walks through categories, ages and lengths. */
export function variedItalianBrief(index: number): Brief {
  const random = seeded(`brief it ${index}`)
  const maybe = <Value>(value: Value): Value | undefined => (random.next() < 0.7 ? value : undefined)
  const targetAge = itemAt(TARGET_AGES, Math.floor(index / 3) % TARGET_AGES.length)
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  const people = random.shuffle(PEOPLE).slice(0, Math.floor(random.next() * 5))
  const parameter: Parameter = {
    story: {
      language: 'it',
      length: itemAt(['500', '1000', '2000'], index % 3),
      audience: 'normal',
      targetAge,
      tone: random.shuffle(TONES).slice(0, 2).join(','),
      refinement: maybe('Che ci sia un drago.'),
      baseStory: maybe('Pinocchio'),
    },
    character: {
      demographics: {
        name: random.pick(NAMES),
        age: random.pick([1, 4, 8, 16, 33, 81, 1200]),
        gender: random.pick(GENDERS),
      },
      physicalAppearance: {
        hair: maybe(random.pick(HAIR)),
        eyes: maybe(random.pick(EYES)),
        physique: maybe(random.pick(BUILDS)),
        peculiarities: maybe('un dente in meno, cicatrice sul mento'),
      },
      psychologicalTraits: { characteristics: maybe('coraggiosa, impaziente'), quirksFlawsFaults: random.pick(QUIRKS) },
      history: maybe('D’estate ha traslocato con due gatti e un pianoforte all’altro capo della città.'),
      relationships: people.map(([name, gender, connection]) => ({ name, gender, age: 30, connection })),
    },
    setting: {
      location: random.pick(LOCATIONS),
      places: maybe(['al porto', 'Il cortile della nonna']),
      isReal: true,
    },
    dynamic: ANSWERS.slice(0, Math.floor(random.next() * 4)),
    context: {
      category: targetAge === 'toddler' && category === 'horror' ? 'bedtime' : category,
      productDefinition: 'story',
    },
  }
  return ownBrief(briefOf(parameter, `seed it ${index}`))
}
