import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import type { Insert, Template } from '../../language-pack.ts'
import { turnAt, turned } from '../../pack/inserts.ts'
import { eyeWords, hairWords } from '../sheet.ts'
import { agePhrases, yearsOf } from './age.ts'
import { factInsert } from './fact-insert.ts'
import { BUILD, EYES, HAIR } from './looks.ts'

/** Options of the wizard that a portrait can hold before it becomes a list. */
const BUILDS_TOLD = 3
/** Up to here a story has no room for a scene of the build's own. */
const SHORT_STORY_WORDS = 500
/** Ways to begin that one story chooses among. */
const WAYS = 3

/** `label` is a plural with its article: "i capelli". */
const typedLook = (id: string, label: string, turn: number): Insert =>
  factInsert(
    'portrait',
    [id],
    [
      turnAt(
        [
          `Per ${label} {h} aveva una definizione sola: «{X:${id}}».`,
          `In un modulo, dove si chiedeva qualcosa su ${label}, {h} aveva scritto: «{X:${id}}». <Avanzava mezza riga.>`,
          `Su ${label} di {h} in famiglia erano tutti d’accordo: «{X:${id}}».`,
          `«{X:${id}}», diceva di ${label} una vecchia tessera. <La foto non si vedeva più; la tessera era passata in lavatrice.>`,
          `Quanto a ${label}, c’era poco da discutere: «{X:${id}}».`,
        ],
        turn,
      ),
    ],
    [`Su ${label} si diceva: «{X:${id}}».`, `Per ${label} bastava dire: «{X:${id}}».`],
  )

/** Age and looks in one sentence; `looks` may be empty. */
const inShort = (years: string, looks: string): readonly Template[] =>
  looks === ''
    ? [
        `{H} aveva ${years}.`,
        `Di anni, per l’esattezza: ${years}. Li aveva {h}.`,
        `{H} aveva compiuto ${years}.`,
        `Con i suoi ${years}, {h} non passava inosservat{o}.`,
      ]
    : [
        `{H} aveva ${years}${looks.includes(' e ') ? ',' : ' e'} ${looks}.`,
        `Era {h}, non c’era dubbio: ${years}, ${looks}.`,
        `Segni particolari: ${years}, ${looks}. Non poteva essere che {h}.`,
        `Chi cercava {h} cercava ${looks} e, in tutto, ${years}.`,
        `Bastava dire «${looks}», e si capiva: {h}, ${years}.`,
      ]

/** Age and looks; in a short story one sentence holds them all. */
function faceInserts({ hero }: Brief, turn: number): Insert[] {
  const hair = own(HAIR, hero.hair)
  const eyes = own(EYES, hero.eyes)
  const facts = ['hero.age', ...(hair ? ['hero.hair'] : []), ...(eyes ? ['hero.eyes'] : [])]
  const years = yearsOf(hero.age)
  const looks = [hair && hairWords(hero.hair), eyes && eyeWords(hero.eyes)].filter(Boolean).join(' e ')
  const long = (index: number): Template =>
    [agePhrases(hero.age), hair, eyes]
      .flatMap((list, part) => (list ? [turnAt(list, turn + index * (part + 1))] : []))
      .join(' ')
  return [
    factInsert(
      'portrait',
      facts,
      Array.from({ length: WAYS }, (_, index) => long(index)),
      inShort(years, looks),
    ),
    ...(hero.hair !== '' && !hair ? [typedLook('hero.hair', 'i capelli', turn)] : []),
    ...(hero.eyes !== '' && !eyes ? [typedLook('hero.eyes', 'gli occhi', turn + 1)] : []),
  ]
}

function buildInserts({ hero, targetAge, words }: Brief, turn: number): Insert[] {
  const isFirstTyped = (one: string) => one === hero.build.find(other => !Object.hasOwn(BUILD, other))
  const builds = hero.build.filter(one => Object.hasOwn(BUILD, one) || isFirstTyped(one))
  return builds.slice(0, BUILDS_TOLD).map((one, index) => {
    const known = own(BUILD, one)
    if (!known) return typedLook('hero.build', 'l’aspetto', turn + 2)
    const isUsed = index === 0 && targetAge !== 'toddler' && words > SHORT_STORY_WORDS
    return factInsert(isUsed ? 'road' : 'portrait', ['hero.build'], isUsed ? known.way : known.portrait, known.portrait)
  })
}

const MARK = 'hero.peculiarities'
const MARKS: readonly Template[] = [
  `Su un manifesto con scritto «Ricercato», sotto il nome ci sarebbe stato: «{X:${MARK}}». <Manifesti non ce n’erano. Non ancora.>`,
  `{H} si riconosceva subito: «{X:${MARK}}». <Bastava questo, e tutti sapevano di chi si parlava.>`,
  `La gente scorda i nomi, ma di {h} non scordava questo: «{X:${MARK}}».`,
  `Segni particolari, chiedeva il modulo. «{X:${MARK}}», aveva scritto {h}<, e il modulo si era tranquillizzato>.`,
  `Chi doveva descrivere {h} al telefono cominciava così: «{X:${MARK}}».`,
]

const MARKS_SHORT: readonly Template[] = [
  `Segni particolari: «{X:${MARK}}».`,
  `Si riconosceva da questo: «{X:${MARK}}».`,
  `La prima cosa che si notava era questa: «{X:${MARK}}».`,
  `Sulla tessera c’era scritto: «{X:${MARK}}».`,
]

const WHOLE: readonly Template[] = [
  'Il nome intero era {full}, ma così parlava solo il postino.',
  'Per esteso faceva {full}. <Il tempo di dirlo, e {h} era già in fondo alla strada.>',
  'Nei documenti c’era scritto {full}; nella vita, {h}.',
  'All’anagrafe: {full}. A merenda: {h}.',
  '{Full}: tanto ci voleva a chiamare {h} quando era ora di cena.',
]

export function portraitInserts(brief: Brief, isShortened: boolean, turn: number): Insert[] {
  return [
    ...(isShortened ? [factInsert('portrait', ['hero.name'], [turnAt(WHOLE, turn)])] : []),
    ...faceInserts(brief, turn),
    ...(brief.hero.peculiarities === ''
      ? []
      : [factInsert('portrait', [MARK], turned(MARKS, turn, WAYS), MARKS_SHORT)]),
    ...buildInserts(brief, turn),
  ]
}
