import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../brief.ts'
import { numberWord } from '../../../number-words.ts'
import { listed, plain } from '../../../plain.ts'
import { capital } from '../../template.ts'
import type { Insert } from '../../voice.ts'
import type { EnglishTrait } from '../traits.ts'
import { BUILD, EYES, HAIR, KNOWN_MARKS } from './looks.ts'
import { adjectiveList, phraseOf } from './phrase.ts'
import { told } from './told.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20
/** Options of the wizard that a portrait can hold before it becomes a list. */
const BUILDS_TOLD = 3
/** Up to here a story has no room for a scene of the build’s own. */
const SHORT_STORY_WORDS = 500

function ageTold(age: number): readonly string[] {
  const years = `${numberWord('en', age) ?? age} ${age === 1 ? 'year' : 'years'}`
  if (age > OLD_YEARS) return [`{H} was ${years} old. <The first hundred, {he} said, hardly counted.>`]
  if (age < CHILD_YEARS)
    return [
      `{H} was ${years} old <and felt that this was plenty>.`,
      `{H} was ${years} old, which is old enough to know when people are only pretending to listen.`,
    ]
  if (age < TEEN_YEARS)
    return [
      `{H} was ${years} old, and so either too young or too old for everything.`,
      `At ${years} old one has an answer to most things. {H} mainly had questions.`,
    ]
  return [
    `{H} was ${years} old<, which seemed a lot on stairs and nothing at all on ice>.`,
    `At ${years} old, {h} felt, one ought to be past surprising. <This was a mistake.>`,
  ]
}

const typedLook = (id: string, label: string): Insert =>
  told(
    'portrait',
    [id],
    [
      `Asked about {his} ${label}, {h} only ever said: ‘{X:${id}}.’`,
      `On a form, beside ‘${label}’, {h} had once written: ‘{X:${id}}.’`,
    ],
    [`The ${label}, said {h}: ‘{X:${id}}.’`],
  )

/** Age and looks; in a short story one sentence holds them all. */
function faceInserts({ hero, targetAge }: Brief): Insert[] {
  const hair = own(HAIR, hero.hair)
  const eyes = own(EYES, hero.eyes)
  const years = `${numberWord('en', hero.age) ?? hero.age} ${hero.age === 1 ? 'year' : 'years'}`
  const seen = [hair?.said, eyes?.said].filter(look => look !== undefined)
  const facts = ['hero.age', ...(hair ? ['hero.hair'] : []), ...(eyes ? ['hero.eyes'] : [])]
  const looks = seen.length > 0 ? ` and had ${seen.join(' and ')}` : ''
  const short = `{H} was ${years} old${looks}.`
  const long = (index: number) =>
    [ageTold(hero.age)[index % 2] ?? ageTold(hero.age)[0], hair?.tell[index % 2], eyes?.tell[index % 2]]
      .filter(part => part !== undefined)
      .join(' ')
  return [
    told('portrait', facts, targetAge === 'toddler' ? [short] : [long(0), long(1)], [short]),
    ...(hero.hair !== '' && !hair ? [typedLook('hero.hair', 'hair')] : []),
    ...(hero.eyes !== '' && !eyes ? [typedLook('hero.eyes', 'eyes')] : []),
  ]
}

function buildInserts({ hero, category, targetAge, words }: Brief, isOut: boolean): Insert[] {
  const isFirstTyped = (one: string) => one === hero.build.find(other => !Object.hasOwn(BUILD, other))
  const builds = hero.build.filter(one => Object.hasOwn(BUILD, one) || isFirstTyped(one))
  return builds.slice(0, BUILDS_TOLD).map((one, index) => {
    const known = own(BUILD, one)
    if (!known) return typedLook('hero.build', 'build')
    const isOnTheWay =
      index === 0 && isOut && category !== 'love' && targetAge !== 'toddler' && words > SHORT_STORY_WORDS
    return told(
      isOnTheWay ? 'road' : 'portrait',
      ['hero.build'],
      isOnTheWay ? known.road : known.portrait,
      known.portrait,
    )
  })
}

const MARK = 'hero.peculiarities'

function marksInsert({ hero }: Brief): Insert[] {
  if (hero.peculiarities === '') return []
  const phrase = phraseOf(hero.peculiarities)
  if (phrase === 'third') {
    return [
      told(
        'portrait',
        [MARK],
        [`‘{H} {x:${MARK}},’ people said, if they had to say one thing. <They generally managed more than one.>`],
        [`{H} was easily described: {x:${MARK}}.`],
      ),
    ]
  }
  if (phrase === 'sentence' || phrase === 'first') {
    const isPlainNoun =
      plain(hero.peculiarities).split(' ').length <= 4 && phrase === 'sentence' && !/[.!?:;]/u.test(hero.peculiarities)
    if (!isPlainNoun)
      return [
        told(
          'portrait',
          [MARK],
          [
            `Under ‘distinguishing marks’ the form said: ‘{X:${MARK}}.’ <The form had been pleased to have something to hold.>`,
          ],
          [`Distinguishing marks: ‘{x:${MARK}}’.`],
        ),
      ]
  }
  const marks = listed(hero.peculiarities)
  const known = marks.length === 1 ? KNOWN_MARKS.find(({ word }) => word.test(hero.peculiarities)) : undefined
  return [
    told(
      'portrait',
      [MARK],
      known?.tell ?? [
        `You knew {h} by one thing: {x:${MARK}}.`,
        `People forgot names, but never this about {h}: {x:${MARK}}.`,
      ],
      [`You knew {him} by one thing: {x:${MARK}}.`, `What people noticed was this: {x:${MARK}}.`],
    ),
  ]
}

const CHARACTER = 'hero.characteristics'

function characterInsert({ hero }: Brief): Insert[] {
  if (hero.characteristics === '') return []
  const phrase = phraseOf(hero.characteristics)
  if (phrase === 'adjectives') {
    const list = adjectiveList(hero.characteristics)
    const last = listed(hero.characteristics).at(-1) ?? list
    const parts = listed(hero.characteristics).every(part => part.split(' ').length <= 2)
    const second = parts
      ? `Ask anyone what {h} was like and they said: ${list}. Ask {a} and you got: mostly ${last}.`
      : `‘${capital(list)}’ was how {a} put it.`
    return [
      told(
        'portrait',
        [CHARACTER],
        [`{Was} ${list}, by general agreement. <{He} felt it depended on the day.>`, second],
        [`{Was} ${list}.`, `People called {him} ${list}.`],
      ),
    ]
  }
  if (phrase === 'noun')
    return [
      told(
        'portrait',
        [CHARACTER],
        [`{Was} {x:${CHARACTER}}. <{A} said so, and {a} did not say such things for fun.>`],
        [`{Was} {x:${CHARACTER}}.`],
      ),
    ]
  if (phrase === 'third')
    return [
      told('portrait', [CHARACTER], [`‘{H} {x:${CHARACTER}},’ {a} told anyone who asked. <It was meant as praise.>`]),
    ]
  return [
    told(
      'portrait',
      [CHARACTER],
      [`Once {a} was asked what {h} was like. ‘{X:${CHARACTER}},’ said {a}<, and thought that covered it>.`],
      [`‘{X:${CHARACTER}}’: that was {h}, said {a}.`],
    ),
  ]
}

const QUIRK = 'hero.quirks'

function quirkSaid({ hero }: Brief): {
  readonly tell: readonly string[]
  readonly short: readonly string[]
  readonly again: string
} {
  const phrase = phraseOf(hero.quirks)
  if (phrase === 'third') {
    const tell = [
      `‘{H} {x:${QUIRK}},’ {a} liked to say, with a sigh. <{A} did not sigh about anything else.>`,
      `Before you shared a house with {him}, people said, you ought to be told. ‘{H} {x:${QUIRK}},’ as {a} put it.`,
    ]
    return {
      tell,
      short: [`‘{H} {x:${QUIRK}},’ {a} liked to say.`, `‘{H} {x:${QUIRK}},’ {a} told everyone.`],
      again: `‘{H} {k:${QUIRK}},’`,
    }
  }
  const bare = `‘{K:${QUIRK}},’`
  if (phrase === 'gerund')
    return {
      tell: [`{H} had one weakness: {x:${QUIRK}}. <It was not on the school report, but only for lack of room.>`],
      short: [`{H} had one weakness: {x:${QUIRK}}.`],
      again: bare,
    }
  if (phrase === 'first')
    return {
      tell: [`‘{X:${QUIRK}},’ {h} told people straight away, to get it over with.`],
      short: [`‘{X:${QUIRK}},’ {h} told people straight away.`],
      again: bare,
    }
  return {
    tell: [
      `{A} had two words for it, and then several more: ‘{X:${QUIRK}}.’ <{H} did not deny it.>`,
      `On {h.s} last report, under ‘remarks’, it said: ‘{X:${QUIRK}}.’ <Nobody had been surprised.>`,
    ],
    short: [`{A} summed {h} up like this: ‘{X:${QUIRK}}.’`],
    again: bare,
  }
}

/** What the hero is like: planted at the start, the key of the turn at the end. */
function traitInserts(brief: Brief, trait: EnglishTrait, isVisitors: boolean): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  const key = told('key', [], isSmall ? trait.small : trait.key)
  const plant = told('portrait', [], isSmall ? trait.small : trait.plant)
  if (brief.hero.quirks === '') return isSmall ? [key] : [plant, key]
  const { tell, short, again } = quirkSaid(brief)
  const said = told('portrait', [QUIRK], isSmall ? short : tell, short)
  if (isSmall) return isVisitors ? [said, key] : [said]
  if (isVisitors) return [said, { ...plant, rank: 1 }, key]
  const turned = [
    `${again} {a} had always said. {H} stopped. What if it was good for something? <Not in spite of it. Because of it.> It was such a plain thought that {he} laughed.`,
    `${again} thought {h}. Everyone had said it, and everyone had taken it for a fault. <So had {he}, until about now.> Then {he} saw it from the other side.`,
  ]
  return [said, told('key', [], turned, [`${again} thought {h}. And what if that was good for something?`])]
}

export interface Portrayed {
  /** The trait is in the visitor's own words. */
  readonly isVisitors: boolean
  /** The running text uses less than the whole name. */
  readonly isShortened: boolean
  /** The story goes places, where a build can be of use. */
  readonly isOut: boolean
}

export function portraitInserts(
  brief: Brief,
  trait: EnglishTrait,
  { isVisitors, isShortened, isOut }: Portrayed,
): Insert[] {
  const whole = isShortened
    ? [told('portrait', ['hero.name'], ['In full it was {full}, but only the post said that.'])]
    : []
  return [
    ...whole,
    ...faceInserts(brief),
    ...characterInsert(brief),
    ...traitInserts(brief, trait, isVisitors),
    ...marksInsert(brief),
    ...buildInserts(brief, isOut),
  ]
}
