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

const typedLook = (id: string, label: string, turn: number): Insert =>
  factInsert(
    'portrait',
    [id],
    [
      turnAt(
        [
          `Cuando le preguntaban por ${label}, {h} solo decía: «{X:${id}}».`,
          `En un impreso, donde ponía algo de ${label}, {h} había escrito: «{X:${id}}». <Sobró media línea.>`,
          `Sobre ${label} había en la familia una sola opinión: «{X:${id}}».`,
          `«{X:${id}}», decía de ${label} un carnet antiguo. <La foto no se veía; el carnet había pasado por la lavadora.>`,
        ],
        turn,
      ),
    ],
    [`De ${label} se decía: «{X:${id}}».`, `Sobre ${label}, {h} decía: «{X:${id}}».`],
  )

/** Age and looks in one sentence; `looks` may be empty. */
const inShort = (years: string, looks: string): readonly Template[] =>
  looks === ''
    ? [`{H} tenía ${years}.`, `De edad, {h} tenía ${years}.`, `{H} había cumplido ${years}.`]
    : [
        `{H} tenía ${years}${looks.includes(' y ') ? ',' : ' y'} ${looks}.`,
        `Era {h}, sin duda: ${years}, ${looks}.`,
        `Señas de {h}: ${years}, ${looks}.`,
        `A {h} se le conocía por ${looks}; de edad tenía ${years}.`,
        `Bastaba con decir «${looks}», y ya se sabía: {h}, ${years}.`,
      ]

/** Age and looks; in a short story one sentence holds them all. */
function faceInserts({ hero }: Brief, turn: number): Insert[] {
  const hair = own(HAIR, hero.hair)
  const eyes = own(EYES, hero.eyes)
  const facts = ['hero.age', ...(hair ? ['hero.hair'] : []), ...(eyes ? ['hero.eyes'] : [])]
  const years = yearsOf(hero.age)
  const looks = [hair && `el ${hairWords(hero.hair)}`, eyes && `los ${eyeWords(hero.eyes)}`].filter(Boolean).join(' y ')
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
    ...(hero.hair !== '' && !hair ? [typedLook('hero.hair', 'su pelo', turn)] : []),
    ...(hero.eyes !== '' && !eyes ? [typedLook('hero.eyes', 'sus ojos', turn + 1)] : []),
  ]
}

function buildInserts({ hero, targetAge, words }: Brief, turn: number): Insert[] {
  const isFirstTyped = (one: string) => one === hero.build.find(other => !Object.hasOwn(BUILD, other))
  const builds = hero.build.filter(one => Object.hasOwn(BUILD, one) || isFirstTyped(one))
  return builds.slice(0, BUILDS_TOLD).map((one, index) => {
    const known = own(BUILD, one)
    if (!known) return typedLook('hero.build', 'su figura', turn + 2)
    const isUsed = index === 0 && targetAge !== 'toddler' && words > SHORT_STORY_WORDS
    return factInsert(isUsed ? 'road' : 'portrait', ['hero.build'], isUsed ? known.way : known.portrait, known.portrait)
  })
}

const MARK = 'hero.peculiarities'
const MARKS: readonly Template[] = [
  `En un cartel de «Se busca», debajo del nombre, habría puesto: «{X:${MARK}}». <No había ningún cartel. Todavía.>`,
  `A {h} se le reconocía enseguida: «{X:${MARK}}». <Con eso ya sabía todo el mundo de quién se hablaba.>`,
  `La gente olvidaba nombres, pero de {h} no olvidaba esto: «{X:${MARK}}».`,
  `Señas particulares, pedía el impreso. «{X:${MARK}}», había puesto {h}<, y el impreso se quedó más tranquilo>.`,
  `Si alguien tenía que describir a {h} por teléfono, empezaba así: «{X:${MARK}}».`,
  `Quien pintaba a {h} empezaba por ahí: «{X:${MARK}}». <Lo demás salía solo.>`,
  `En la puerta del colegio, para no confundirse, decían: «{X:${MARK}}». <Siempre acertaban.>`,
  `—¿Y cómo sabré quién es? —preguntaban.\n—{X:${MARK}} —decía {a}. Bastaba.`,
]

const MARKS_SHORT: readonly Template[] = [
  `Señas particulares: «{X:${MARK}}».`,
  `A {h} se le conocía por esto: «{X:${MARK}}».`,
  `Lo primero que se notaba era esto: «{X:${MARK}}».`,
  `En el carnet ponía: «{X:${MARK}}».`,
]

const WHOLE: readonly Template[] = [
  'El nombre completo era {full}, pero eso solo lo decía el cartero.',
  'Entero se decía {full}. <Para cuando alguien acababa de decirlo, ya se había ido.>',
  'En los papeles ponía {full}; en la vida, {h}.',
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
