import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { plain } from '../../../../story/plain-words.ts'
import type { Insert, Plot, SlotName, Template } from '../../language-pack.ts'
import type { Cast } from '../../pack/cast.ts'
import { turnAt } from '../../pack/inserts.ts'
import type { Whereabouts } from '../../pack/whereabouts.ts'
import { phrasedAnswers } from '../../phrases/phrased-answers.ts'
import type { ItalianTrait } from '../italian-trait.ts'
import { isShortened, type Person } from '../person.ts'
import { namesLocation, unintroduced } from '../plot-names.ts'
import { eyeWords, hairWords } from '../sheet.ts'
import { stories } from '../stories.ts'
import { yearsOf } from './age.ts'
import { factInsert } from './fact-insert.ts'
import { isSayable } from './places.ts'

/** A question of more words is not read to the smallest. */
const QUESTION_WORDS = 10

const BUILD: Readonly<Record<string, Template>> = {
  tall: 'È di statura alta. <Arriva quasi al campanello.>',
  muscular: 'Com’è forte {h}! <Porta anche la sedia.>',
  small: 'È di statura piccola. <Così sta dappertutto.>',
  slender: 'È di figura snella, come un giunco.',
  slim: 'È di figura sottile, come una matita.',
  athletic: 'È agile. <Salta: uno, due e tre.>',
}

const AGES: readonly ((years: string) => Template)[] = [
  years => `{H} ha ${years}.`,
  years => `{H} ha ${years}. <Non è poco.>`,
  years => `Quanti anni ha {h}? Ha ${years}.`,
  years => `{H} ha ${years} e due scarpe.`,
  years => `Le dita dicono: ${years}. Li ha {h}.`,
]
const HAIRS: readonly ((hair: string) => Template)[] = [
  hair => `Ha i ${hair}. <Saltano quando salta {h}.>`,
  hair => `I ${hair} fanno il solletico.`,
  hair => `Guarda, i ${hair}. <Sono di {h}.>`,
]
const EYE_LINES: readonly ((eyes: string) => Template)[] = [
  eyes => `E ha gli ${eyes}. <Vedono tutto.>`,
  eyes => `Con gli ${eyes} guarda e guarda.`,
  eyes => `Gli ${eyes} si aprono tanto.`,
]

/** What the visitor typed is spoken: `X` stands for it. */
const SPOKEN: Readonly<Record<string, readonly Template[]>> = {
  'hero.hair': ['E i capelli? «X» dice {h}.'],
  'hero.eyes': ['E gli occhi? «X» dice {h}.'],
  'hero.build': ['«X» dice {a}, e misura {h}.'],
  'hero.peculiarities': ['E poi? «X» grida {h}.', '{A} guarda bene {h}. «X» dice {a}.', '«X» dice {h}, e ride.'],
  'hero.characteristics': [
    '«X» dice {a}. <Lo dice con un bacio.>',
    'Com’è {h}? «X» dice {a}.',
    '«X» canta piano {a}. Canta di {h}.',
  ],
  'hero.quirks': ['«X» dice {a}, e ride.', 'Che cosa fa sempre {h}? «X» dice {a}.', '«X» dice {a}. <{H} dice di sì.>'],
  'hero.history': ['{A} racconta di {h}. «X» dice. <A {h} piace.>', '«X» racconta {a}. {H} ascolta.'],
  'story.refinement': [
    'Per terra c’è un foglio. Dice: «X». {H} lo prende.',
    'Sotto il piatto c’è un biglietto: «X». Oh!',
  ],
}
const KEYS: readonly Template[] = [
  'Che ha detto {a}? «{K:hero.quirks}». {H} pensa.',
  '«{K:hero.quirks}», pensa {h}. Ma certo!',
  '«{K:hero.quirks}». Oggi serve proprio.',
]

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

function builds({ hero }: Brief): Insert[] {
  const typed = hero.build.find(one => !Object.hasOwn(BUILD, one))
  return [
    ...hero.build
      .flatMap(one => own(BUILD, one) ?? [])
      .slice(0, 1)
      .map(line => factInsert('portrait', ['hero.build'], [line])),
    ...spoken('portrait', 'hero.build', 0, typed ?? ''),
  ]
}

const COMES: readonly Template[] = [
  'Arriva {r.+}. «Ti aiuto» dice {r}.',
  'C’è anche {r.+}. Saluta con due mani.',
  'Chi bussa? È {r.+}! «Ciao, {h}!»',
  '{R.+} porta una pera. Un pezzo a {h}. Un pezzo a {r}.',
  '{R.+} apre la porta. «Di qua» dice {r}.',
  'Cucù! Dietro la porta c’è {r.+}.',
  'Cerca anche {r.+}. Guarda sotto la sedia.',
]
const TROTS: readonly Template[] = [
  'Viene anche {r.+}. Tip, tip, tip.',
  '{R.+} va avanti. Sa la strada.',
  'Ed ecco {r.+}. Ciao, {r}!',
]
const WAS: readonly Template[] = ['Chi è {r}? «{X:ID}» dice {h}.', '«{X:ID}» dice {h}, e indica {r}.']

const forPerson = (template: Template, index: number): Template =>
  template
    .replaceAll('{r', `{r${index}`)
    .replaceAll('{R', `{R${index}`)
    .replaceAll('ID', `relation.${index}.connection`)

function company({ brief, plot, cast, offset: turn }: SmallTelling): Insert[] {
  const untold = unintroduced(plot, cast)
  return brief.relations.flatMap((relation, index) => {
    const person = cast.relations[index]
    const isLead = (person === cast.a || person === cast.b) && !untold.includes(index)
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
  '{PN.At} si fermano un po’. <Si sta bene.>',
  'Guardano {pN.at}. Non c’è nessuno. Solo una formica.',
  '«E {pN.at}?» dice {h}. «Domani» dice {a}.',
]
const SIGNS: readonly Template[] = ['«{PN}» dice {a}. E ci vanno.', 'C’è un cartello: «{PN}». Che bello!']
const ASKED: readonly Template[] = [
  '«QQ» chiede {a}. «{X:dynamic.N}» dice {h}.',
  '«QQ» dice {b}. «{X:dynamic.N}» grida {h}.',
]
const SAID: readonly Template[] = ['«{X:dynamic.N}» dice {h}. «Sì, sì» dice {a}.', 'E che dice {h}? «{X:dynamic.N}»!']

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
    const phrasings = turnAt(isAsked ? ASKED : SAID, index + turn)
    const numbered = phrasings
      .replaceAll('QQ', '{Q:N}')
      .replaceAll(':N', `:${index}`)
      .replaceAll('dynamic.N', `dynamic.${index}`)
    return factInsert('questions', [`dynamic.${index}`], [numbered])
  })
}

const WHERE: readonly Template[] = ['Dove siamo? «{Loc}» dice {a}.', '«{Loc}» dice {a}. Qui siamo.']

const HERE: readonly Template[] = [
  'Dove siamo? Siamo {lì}.',
  '{Lì} oggi si sta bene.',
  'Siamo {lì}. Tutto è al suo posto.',
]

function whereabouts({ plot, where, offset }: SmallTelling): Insert[] {
  const isNamed = isSayable(where) && (where.plain === '' || namesLocation(plot))
  if (isNamed) return []
  return [factInsert('portrait', ['setting.location'], [turnAt(isSayable(where) ? HERE : WHERE, offset)])]
}

function portrait(brief: Brief, cast: Cast<Person>, turn: number): Insert[] {
  const { hero } = brief
  return [
    ...(!isShortened(cast.hero) ? [] : [factInsert('portrait', ['hero.name'], ['Ecco {full}. Più corto: {h}.'])]),
    factInsert('portrait', ['hero.age'], [turnAt(AGES, turn)(yearsOf(hero.age))]),
    ...look('hero.hair', hairWords(hero.hair), HAIRS, hero.hair, turn),
    ...look('hero.eyes', eyeWords(hero.eyes), EYE_LINES, hero.eyes, turn + 1),
    ...builds(brief),
    ...spoken('portrait', 'hero.peculiarities', turn, hero.peculiarities),
    ...spoken('portrait', 'hero.characteristics', turn + 1, hero.characteristics),
    ...spoken('portrait', 'hero.quirks', turn + 2, hero.quirks),
  ]
}

export interface SmallTelling {
  readonly brief: Brief
  readonly plot: Plot
  readonly cast: Cast<Person>
  readonly where: Whereabouts
  readonly places: readonly Whereabouts[]
  readonly trait: ItalianTrait
  readonly isVisitors: boolean
  readonly offset: number
}

/** Every fact for the smallest: in the present, in few words. */
export function toddlerInserts(options: SmallTelling): Insert[] {
  const { brief, cast, places: all, trait, isVisitors, offset } = options
  const { hero } = brief
  const isQuoted = hero.quirks !== '' && !isVisitors
  return [
    ...whereabouts(options),
    ...portrait(brief, cast, offset),
    factInsert('key', [], [turnAt(isQuoted ? KEYS : trait.small, offset)]),
    ...company(options),
    ...places(all, offset),
    ...answers(brief, offset),
    ...spoken('quiet', 'hero.history', offset, hero.history),
    ...phrasedAnswers(brief, stories.answers).map(({ fact, phrases }) =>
      factInsert('quiet', [fact], [turnAt(phrases.small, offset)]),
    ),
    ...spoken('portrait', 'story.refinement', offset, brief.refinement),
  ]
}
