import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, SlotName, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import { isShortened, type Person } from '../person.ts'
import { eyeWords, hairWords } from '../sheet.ts'
import type { SpanishTrait } from '../spanish-trait.ts'
import { stories } from '../stories.ts'
import { yearsOf } from './age.ts'
import { factInsert } from './fact-insert.ts'
import { isSayable } from './places.ts'
import { AGES, BUILD, EYE_LINES, HAIRS, KEYS, SPOKEN } from './toddler-words.ts'

/** A question of more words is not read to the smallest. */
const QUESTION_WORDS = 10

/** A quirk of so many words is said whole a second time; of a longer one, its beginning. */
const WHOLE_WORDS = 8

function keyOf(quirk: string, turn: number): Template {
  const key = turnAt(KEYS, turn)
  return plain(quirk).split(' ').length <= WHOLE_WORDS ? key.replaceAll('{K:', '{X:') : key
}

const spoken = (slot: SlotName, id: string, turn: number, text: string): Insert[] =>
  text === '' ? [] : [factInsert(slot, [id], [turnAt(SPOKEN[id] ?? [], turn).replaceAll('X', `{X:${id}}`)])]

function look(
  id: string,
  words: string | undefined,
  lines: readonly ((words: string) => Template)[],
  text: string,
  turn: number,
) {
  return words === undefined
    ? spoken('portrait', id, turn, text)
    : [factInsert('portrait', [id], [turnAt(lines, turn)(words)])]
}

function builds({ hero }: Brief, turn: number): Insert[] {
  const typed = hero.build.find(one => !Object.hasOwn(BUILD, one))
  return [
    ...hero.build
      .flatMap(one => {
        const lines = own(BUILD, one)
        return lines ? [lines] : []
      })
      .slice(0, 1)
      .map(lines => factInsert('portrait', ['hero.build'], [turnAt(lines, turn)])),
    ...spoken('portrait', 'hero.build', turn, typed ?? ''),
  ]
}

const COMES: readonly Template[] = [
  'Llega {r.+}.\n—Yo ayudo —dice {r}.',
  '{R.+} también está. Saluda con las dos manos.',
  '¿Quién llama? ¡{R.+}!\n—¡Hola, {h}!',
  '{R.+} trae una galleta. Un trozo para {h}. Un trozo para {r}.',
  '{R.+} abre la puerta.\n—Por aquí —dice {r}.',
  'Cucú. Detrás de la puerta está {r.+}.',
  '{R.+} busca también. Mira debajo de la silla.',
  'Plas, plas. Son los pasos {r.+de}.',
  '{R.+} choca la mano. ¡Plas!',
  '—¿Qué hacéis? —pregunta {r.+}. Y se queda.',
]
const TROTS: readonly Template[] = [
  '{R.+} también va. Tip, tip, tip.',
  '{R.+} va delante. Sabe el camino.',
  'Y aquí está {r.+}. ¡Hola, {r}!',
  '{R.+} lo huele todo. Snif, snif.',
  '¿Y {r.+}? Detrás de {h}, muy cerca.',
  '{R.+} se sienta en medio. Quiere mirar.',
]
const WAS: readonly Template[] = [
  '—{X:ID} —dice {h}, y señala {r.a}.',
  '¿Quién es {r}?\n—{X:ID} —dice {h}.',
  'Hay un dibujo {r.de}. «{X:ID}», pone.',
  '{H} lo dice al oído {r.de}.\n—{X:ID}.',
  '{R} es así: «{X:ID}».',
  '¿Y {r}? «{X:ID}», claro.',
]

const forPerson = (template: Template, index: number): Template =>
  template
    .replaceAll('{r', `{r${index}`)
    .replaceAll('{R', `{R${index}`)
    .replaceAll('ID', `relation.${index}.connection`)

function company(brief: Brief, cast: Cast<Person>, turn: number): Insert[] {
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    const isLead = person === cast.a || person === cast.b
    const list = person?.kind === 'person' ? COMES : TROTS
    const facts = [`relation.${index}.name`, `relation.${index}.connection`]
    const isUnsaid = relation.connection !== '' && !person?.isUnderstood
    return [
      ...(isLead ? [] : [factInsert('road', facts, [forPerson(turnAt(list, index + turn), index)])]),
      ...(isUnsaid ? [factInsert('road', facts.slice(1), [forPerson(turnAt(WAS, index + turn), index)])] : []),
    ]
  })
}

const STOPS: readonly Template[] = [
  '{PN.at} se paran un rato. <Aquí se está bien.>',
  'Miran {pN.at}. No hay nadie. Solo una hormiga.',
  '—¿Y {pN.at}? —dice {h}.\n—Mañana —dice {a}.',
  '{PN.at} suena algo. Tilín. <Ya no suena.>',
  '¿Está {pN.at}? {H} busca. No, no está.',
  '{A} canta una canción. «{PN.at}», dice la canción.',
  '{PN.at} hay un gato. Miau. <Mira y se va.>',
  '—Una vez, {pN.at}, vi un pez —dice {a}.',
]
const SIGNS: readonly Template[] = [
  '—{PN} —dice {a}. Y allá van.',
  'Hay un cartel: «{PN}». ¡Qué bonito!',
  'En una caja pone: «{PN}». {H} la abre. Está vacía.',
  '—¿Adónde vas, tren? —dice {h}.\n—«{PN}» —dice el tren.',
  'En el dibujo hay un sitio: «{PN}».',
]
const ASKED: readonly Template[] = [
  '—QQ —pregunta {a}.\n—{X:dynamic.N} —dice {h}.',
  '—QQ —dice {b}.\n—¡{X:dynamic.N}! —dice {h}.',
  'El oso quiere saber algo.\n—QQ\n—{X:dynamic.N} —dice {h} al oso.',
  '{A} juega a preguntar.\n—QQ\n—¡{X:dynamic.N}!',
  '—QQ —dice una voz en la puerta.\n—{X:dynamic.N} —dice {h}. Y la puerta se abre.',
  '—QQ —canta {a}.\n{H} canta también:\n—{X:dynamic.N}.',
  '—QQ —susurra {b}.\n{H} susurra:\n—{X:dynamic.N}.',
]
const SAID: readonly Template[] = [
  '—{X:dynamic.N} —dice {h}.\n—Sí, sí —dice {a}.',
  '¿Y qué dice {h}?\n—¡{X:dynamic.N}!',
  '{H} se lo cuenta al oso.\n—{X:dynamic.N}.',
  'En la pared pone: «{X:dynamic.N}». Lo ha puesto {h}.',
  '{A} escucha. {H} lo dice bajito.\n—{X:dynamic.N}.',
  '—¡{X:dynamic.N}! —grita {h} dentro del cubo. El cubo lo repite.',
  '«{X:dynamic.N}». Eso lo sabe {h}.',
]

function places(all: readonly Whereabouts[], turn: number): Insert[] {
  return all.map((place, index) => {
    const phrasings = turnAt(isSayable(place) ? STOPS : SIGNS, index + turn)
    return factInsert(
      'road',
      [`setting.place.${index}`],
      [phrasings.replaceAll('pN', `p${index}`).replaceAll('PN', `P${index}`)],
    )
  })
}

function answers(brief: Brief, turn: number): Insert[] {
  return brief.answers.map(({ question }, index) => {
    const words = plain(question)
    const isAsked = /\?$/u.test(words) && words.split(' ').length <= QUESTION_WORDS
    const asked = words.includes('¿') ? '{Q:N}' : '¿{Q:N}'
    const phrasings = turnAt(isAsked ? ASKED : SAID, index + turn)
    const numbered = phrasings
      .replaceAll('QQ', asked)
      .replaceAll(':N', `:${index}`)
      .replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert('questions', [`dynamic.${index}`], [numbered])
  })
}

function portrait(brief: Brief, cast: Cast<Person>, turn: number): Insert[] {
  const { hero } = brief
  return [
    ...(!isShortened(cast.hero) ? [] : [factInsert('portrait', ['hero.name'], ['Es {full}. Para abreviar: {h}.'])]),
    factInsert('portrait', ['hero.age'], [turnAt(AGES, turn)(yearsOf(hero.age))]),
    ...look('hero.hair', hairWords(hero.hair), HAIRS, hero.hair, turn),
    ...look('hero.eyes', eyeWords(hero.eyes), EYE_LINES, hero.eyes, turn + 1),
    ...builds(brief, turn),
    ...spoken('portrait', 'hero.peculiarities', turn, hero.peculiarities),
    ...spoken('portrait', 'hero.characteristics', turn + 1, hero.characteristics),
    ...spoken('portrait', 'hero.quirks', turn + 2, hero.quirks),
  ]
}

export interface SmallTelling {
  readonly brief: Brief
  readonly cast: Cast<Person>
  readonly where: Whereabouts
  readonly places: readonly Whereabouts[]
  readonly trait: SpanishTrait
  readonly isVisitors: boolean
  readonly offset: number
}

/** Every fact for the smallest: in the present, in few words. */
export function toddlerInserts({ brief, cast, where, places: all, trait, isVisitors, offset }: SmallTelling): Insert[] {
  const { hero } = brief
  const isQuoted = hero.quirks !== '' && !isVisitors
  return [
    ...(isSayable(where) ? [] : [factInsert('portrait', ['setting.location'], ['¿Dónde es esto?\n—{Loc} —dice {a}.'])]),
    ...portrait(brief, cast, offset),
    factInsert('key', [], [isQuoted ? keyOf(hero.quirks, offset) : turnAt(trait.small, offset)]),
    ...company(brief, cast, offset),
    ...places(all, offset),
    ...answers(brief, offset),
    ...spoken('quiet', 'hero.history', offset, hero.history),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases }) =>
      factInsert('quiet', [fact], [turnAt(phrases.small, offset)]),
    ),
    ...spoken('portrait', 'story.refinement', offset, brief.refinement),
  ]
}
