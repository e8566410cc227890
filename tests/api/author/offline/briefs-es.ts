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
  'Íñigo',
  "O'Neil",
  'María-José',
  'Q',
  'İpek',
  'สมชาย',
  'نور',
  'Inés',
  'Maximiliana Guadalupe Constanza de los Puentes Altos Tercera',
  'Max',
  'El Rubio',
]
const LOCATIONS = [
  'Sevilla',
  'un castillo encantado',
  'en la Luna',
  'Países Bajos',
  'nuestro jardín detrás de la casa con los tres abedules',
  'bosque',
  '東京',
  'al otro lado del río',
]
const PEOPLE: readonly (readonly [string, Gender | 'dont-care', string])[] = [
  ['Remedios', 'female', 'abuela'],
  ['Heinz', 'male', 'mi abuelo'],
  ['Ayşe', 'female', 'mejor amiga'],
  ['Canela', 'female', 'perra'],
  ['Robin', 'non-binary', 'vive enfrente y nunca habla'],
  ['Inés', 'dont-care', ''],
  ['Frida', 'female', 'hermana pequeña'],
  ['Max', 'male', 'compañero de clase'],
  ['Tía Pilar', 'female', 'tía'],
]
const QUIRKS = [
  '',
  'cuenta todos los escalones',
  'siempre olvida el zapato izquierdo',
  'miedo a la oscuridad',
  'come la pizza solo por el borde',
  'tararea',
]
const ANSWERS = [
  { question: '¿Cuál es su comida favorita?', answer: 'arroz con leche y canela' },
  { question: 'Qué no puede faltar en ningún viaje', answer: 'la manta azul' },
  { question: 'A qué le tiene respeto?', answer: 'a las avispas, a las tormentas y a la tía Gerarda' },
]

/** A visitor's answers in Spanish, as varied as the seed makes them; `index` walks through categories, ages and lengths. */
export function variedSpanishBrief(index: number): Brief {
  const random = seeded(`brief es ${index}`)
  const maybe = <Value>(value: Value): Value | undefined => (random.next() < 0.7 ? value : undefined)
  const targetAge = itemAt(TARGET_AGES, Math.floor(index / 3) % TARGET_AGES.length)
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  const people = random.shuffle(PEOPLE).slice(0, Math.floor(random.next() * 5))
  const parameter: Parameter = {
    story: {
      language: 'es',
      length: itemAt(['500', '1000', '2000'], index % 3),
      audience: 'normal',
      targetAge,
      tone: random.shuffle(TONES).slice(0, 2).join(','),
      refinement: maybe('Que salga un dragón.'),
      baseStory: maybe('El principito'),
    },
    character: {
      demographics: {
        name: random.pick(NAMES),
        age: random.pick([1, 4, 7, 16, 31, 81, 1200]),
        gender: random.pick(GENDERS),
      },
      physicalAppearance: {
        hair: maybe(random.pick(HAIR)),
        eyes: maybe(random.pick(EYES)),
        physique: maybe(random.pick(BUILDS)),
        peculiarities: maybe('un diente de menos, cicatriz en la barbilla'),
      },
      psychologicalTraits: { characteristics: maybe('valiente, inquieta'), quirksFlawsFaults: random.pick(QUIRKS) },
      history: maybe('Se mudó en verano con dos gatos y un piano al otro extremo de la ciudad.'),
      relationships: people.map(([name, gender, connection]) => ({ name, gender, age: 30, connection })),
    },
    setting: {
      location: random.pick(LOCATIONS),
      places: maybe(['en el puerto', 'El patio de la abuela']),
      isReal: true,
    },
    dynamic: ANSWERS.slice(0, Math.floor(random.next() * 4)),
    context: {
      category: targetAge === 'toddler' && category === 'horror' ? 'bedtime' : category,
      productDefinition: 'story',
    },
  }
  return ownBrief(briefOf(parameter, `seed es ${index}`))
}
