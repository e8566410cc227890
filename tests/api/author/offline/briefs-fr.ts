import type { Brief, Gender } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { BUILDS, EYES, GENDERS, HAIR, TARGET_AGES, TONES } from '../../../../src/contract/options.ts'
import type { Parameter } from '../../../../src/contract/parameter.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { seeded } from '../../../../src/lib/seeded.ts'
import { ownBrief } from '../../../helpers/own-brief.ts'
import { ODD_NAMES } from './briefs.ts'

const NAMES = ['Anna', 'Émile', 'Hugo', 'Yasmine', 'H', 'Jean-Baptiste', ...ODD_NAMES]
const LOCATIONS = [
  'Lyon',
  'Le Havre',
  'un château enchanté',
  'sur Mars',
  'Suisse',
  'notre jardin derrière la maison aux trois bouleaux',
  'forêt',
  'Japon',
  'une île déserte',
  'chez Mamie, au dernier étage',
  '東京',
]
const PEOPLE: readonly (readonly [string, Gender | 'dont-care', string])[] = [
  ['Ingrid', 'female', 'Mamie'],
  ['Henri', 'male', 'mon papi'],
  ['Ayşe', 'female', 'meilleure amie'],
  ['Moustache', 'male', 'chat'],
  ['Robin', 'non-binary', 'habite en face et ne parle jamais'],
  ['Tom', 'dont-care', ''],
  ['Frida', 'female', 'petite sœur'],
  ['Max', 'male', 'collègue'],
  ['Odile', 'female', 'ma voisine du troisième'],
  ['Biscotte', 'dont-care', 'un chien qui se croit chez lui'],
]
const QUIRKS = [
  '',
  'compte toutes les marches',
  'oublie toujours la chaussure gauche',
  'peur du noir',
  'ne mange que le bord de la pizza',
  'Je fredonne sans le savoir',
  'mauvaise foi totale',
]
const CHARACTERISTICS = ['courageuse, curieuse', 'un cœur grand comme ça', 'têtu et drôle', 'ne lâche jamais']
const ANSWERS = [
  { question: 'Quel est le plat préféré ?', answer: 'le riz au lait à la cannelle' },
  { question: 'Qu’est-ce qui ne doit manquer dans aucun voyage', answer: 'la couverture bleue' },
  { question: 'De quoi la personne a-t-elle un peu peur?', answer: "les guêpes, l'orage et tante Gerda" },
  { question: 'Un mot secret ?', answer: 'Halte !' },
]
const HISTORIES = [
  'A déménagé cet été à l’autre bout de la ville avec deux chats, un piano et toute la vaisselle de sa grand-mère.',
  'Je suis tombé dans le lac à six ans.',
]

/** A visitor's answers in French, as varied as the seed makes them; `index` walks through categories, ages and lengths. */
export function variedBriefInFrench(index: number): Brief {
  const random = seeded(`brief fr ${index}`)
  const maybe = <Value>(value: Value): Value | undefined => (random.next() < 0.7 ? value : undefined)
  const targetAge = itemAt(TARGET_AGES, Math.floor(index / 3) % TARGET_AGES.length)
  const category = itemAt(CATEGORIES, index % CATEGORIES.length)
  const people = random.shuffle(PEOPLE).slice(0, Math.floor(random.next() * 5))
  const parameter: Parameter = {
    story: {
      language: 'fr',
      length: String([500, 1000, 2000][index % 3]),
      audience: 'normal',
      targetAge,
      tone: random.shuffle(TONES).slice(0, 2).join(','),
      refinement: maybe('Il faudrait un dragon qui aime la soupe.'),
      baseStory: maybe('Le Petit Prince'),
    },
    character: {
      demographics: {
        name: random.pick(NAMES),
        age: random.pick([1, 4, 7, 16, 34, 71, 81, 1200]),
        gender: random.pick(GENDERS),
      },
      physicalAppearance: {
        hair: maybe(random.pick([...HAIR, 'gris avec une mèche bleue'])),
        eyes: maybe(random.pick([...EYES, 'un vert, un marron'])),
        physique: maybe(random.pick([...BUILDS, 'comme un ours'])),
        peculiarities: maybe('dents du bonheur, cicatrice au menton'),
      },
      psychologicalTraits: {
        characteristics: maybe(random.pick(CHARACTERISTICS)),
        quirksFlawsFaults: random.pick(QUIRKS),
      },
      history: maybe(random.pick(HISTORIES)),
      relationships: people.map(([name, gender, connection]) => ({ name, gender, age: 30, connection })),
    },
    setting: {
      location: random.pick(LOCATIONS),
      places: maybe(['au bord du canal', 'le jardin de Mamie', 'Marseille']),
      isReal: true,
    },
    dynamic: random.shuffle(ANSWERS).slice(0, Math.floor(random.next() * 4)),
    context: {
      category: targetAge === 'toddler' && category === 'horror' ? 'bedtime' : category,
      productDefinition: 'story',
    },
  }
  return ownBrief(briefOf(parameter, `seed ${index}`))
}
