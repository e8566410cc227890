import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { listed, plain } from '../../../../story/plain-words.ts'
import type { Insert } from '../../language-pack.ts'
import { capital } from '../../template.ts'
import type { EnglishTrait } from '../traits.ts'
import { CHARACTER, CHARACTER_NOUN, CHARACTER_SAID, CHARACTER_THIRD } from './character-tables.ts'
import { faceInserts, typedLook } from './face.ts'
import { drawn, factInsert } from './fact-insert.ts'
import { BUILD, KNOWN_MARKS } from './looks.ts'
import { adjectiveList, phraseOf } from './phrase.ts'

/** Options of the wizard that a portrait can hold before it becomes a list. */
const BUILDS_TOLD = 3
/** Up to here a story has no room for a scene of the build’s own. */
const SHORT_STORY_WORDS = 500

function buildInserts({ hero, category, targetAge, words }: Brief, isOut: boolean): Insert[] {
  const isFirstTyped = (one: string) => one === hero.build.find(other => !Object.hasOwn(BUILD, other))
  const builds = hero.build.filter(one => Object.hasOwn(BUILD, one) || isFirstTyped(one))
  return builds.slice(0, BUILDS_TOLD).map((one, index) => {
    const known = own(BUILD, one)
    if (!known) return typedLook('hero.build', 'build')
    const isOnTheWay =
      index === 0 && isOut && category !== 'love' && targetAge !== 'toddler' && words > SHORT_STORY_WORDS
    return factInsert(
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
      factInsert(
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
        factInsert(
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
    factInsert(
      'portrait',
      [MARK],
      [
        ...(known?.phrasings ?? []),
        `You knew {h} by one thing: {x:${MARK}}.`,
        `People forgot names, but never this about {h}: {x:${MARK}}.`,
        `There was one thing you saw first about {h}: {x:${MARK}}. <You saw the rest later on.>`,
        `Anyone who had to draw {h} began with the same thing: {x:${MARK}}. <After that it was easy.>`,
        `‘How shall I know {him}?’ somebody once asked. ‘Easily,’ said {a}: ‘{x:${MARK}}.’`,
        `In the class photograph, four rows deep, a stranger could have found {h} by this: {x:${MARK}}.`,
        `Somebody had once made {h} out of dough, and put in just one detail: {x:${MARK}}. <Everybody knew who it was. It was eaten last.>`,
        `The neighbours’ parrot had a name for {h}. It had been taught by someone who had noticed this: {x:${MARK}}.`,
      ],
      [
        drawn([
          `You knew {him} by one thing: {x:${MARK}}.`,
          `What people noticed was this: {x:${MARK}}.`,
          `You saw one thing first: {x:${MARK}}.`,
          `Nobody forgot this: {x:${MARK}}.`,
        ]),
      ],
    ),
  ]
}

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
      factInsert(
        'portrait',
        [CHARACTER],
        [
          `{Was} ${list}, by general agreement. <{He} felt it depended on the day.>`,
          second,
          `‘${capital(list)}’, it had said in the first letter home from school. <It had been kept.>`,
          `There was no getting round it: {h} was ${list}. <{A} had tried.>`,
          `{H} was ${list}. That was what {a} told people<, and then {a} usually told them about the ladder>.`,
          `‘What shall I put?’ asked {a}, who was filling in a card for {h}. It came out as ‘${list}’. <There had been room for more, but no need.>`,
          `Dogs, teachers and ticket inspectors all noticed it within a minute: {h} was ${list}. <The dogs were the quickest.>`,
          `{H} had been ${list} from the start. <The midwife had said so, to the scales.>`,
        ],
        [
          drawn([
            `{Was} ${list}.`,
            `People called {him} ${list}.`,
            `{A} called {him} ${list}.`,
            `Everyone knew {him} to be ${list}.`,
            `‘${capital(list)},’ said {a}, when asked about {him}.`,
          ]),
        ],
      ),
    ]
  }
  if (phrase === 'noun') return [factInsert('portrait', [CHARACTER], CHARACTER_NOUN, [`{Was} {x:${CHARACTER}}.`])]
  if (phrase === 'third') return [factInsert('portrait', [CHARACTER], CHARACTER_THIRD)]
  return [factInsert('portrait', [CHARACTER], CHARACTER_SAID, [`‘{X:${CHARACTER}}’: that was {h}, said {a}.`])]
}

const QUIRK = 'hero.quirks'

function quirkSaid({ hero }: Brief): {
  readonly phrasings: readonly string[]
  readonly short: readonly string[]
  readonly again: string
} {
  const phrase = phraseOf(hero.quirks)
  if (phrase === 'third') {
    const phrasings = [
      `‘{H} {x:${QUIRK}},’ {a} liked to say, with a sigh. <{A} did not sigh about anything else.>`,
      `‘{H} {x:${QUIRK}},’ somebody had once written in a library book, on page nine. <{H} had never found out who. It was true, though.>`,
      `There are people who have no habits. {H} was not one of them. ‘{H} {x:${QUIRK}},’ {a} explained to strangers<, to save time>.`,
      `‘You’ll know {h},’ {a} said to people who were to fetch {him} from the train. ‘{H} {x:${QUIRK}}.’ <They always came back with the right one.>`,
      `Every family has one thing it says at the door. In {h.s} it was: ‘{H} {x:${QUIRK}}.’ <Guests nodded, and found out by supper.>`,
      `‘{H} {x:${QUIRK}},’ a neighbour had told the removal men<, who had asked only where the piano went>.`,
      `The babysitter had left a note, years ago. ‘{H} {x:${QUIRK}},’ it said. ‘Otherwise all quiet.’ It was never taken off the fridge.`,
      `Before you shared a house with {him}, people said, you ought to be told. ‘{H} {x:${QUIRK}},’ as {a} put it.`,
    ]
    return {
      phrasings,
      short: [
        drawn([
          `‘{H} {x:${QUIRK}},’ {a} liked to say.`,
          `‘{H} {x:${QUIRK}},’ {a} told everyone.`,
          `‘{H} {x:${QUIRK}},’ it said on {his} school report.`,
          `‘{H} {x:${QUIRK}},’ people said. <They said it kindly.>`,
          `‘{H} {x:${QUIRK}}, you know,’ said {a}.`,
        ]),
      ],
      again: `‘{H} {k:${QUIRK}},’`,
    }
  }
  const bare = `‘{K:${QUIRK}},’`
  if (phrase === 'gerund')
    return {
      phrasings: [`{H} had one weakness: {x:${QUIRK}}. <It was not on the school report, but only for lack of room.>`],
      short: [`{H} had one weakness: {x:${QUIRK}}.`],
      again: bare,
    }
  if (phrase === 'first')
    return {
      phrasings: [`‘{X:${QUIRK}},’ {h} told people straight away, to get it over with.`],
      short: [`‘{X:${QUIRK}},’ {h} told people straight away.`],
      again: bare,
    }
  return {
    phrasings: [
      `{A} had two words for it, and then several more: ‘{X:${QUIRK}}.’ <{H} did not deny it.>`,
      `On {h.s} last report, under ‘remarks’, it said: ‘{X:${QUIRK}}.’ <Nobody had been surprised.>`,
      `There was one thing about {h} that everybody got to hear sooner or later: ‘{X:${QUIRK}}.’ <Mostly sooner.>`,
      `‘{X:${QUIRK}},’ {a} would say, and that was that. <You could have put it on a plate by the door.>`,
      `What was it they said about {h}? ‘{X:${QUIRK}}.’ <They said it in the shop, too.>`,
      `In {a.s} diary there was a page about {h}, and on the page one line: ‘{X:${QUIRK}}.’ <It had a date beside it, and three more dates below.>`,
      `The dentist knew it, and the man at the ticket office. ‘{X:${QUIRK}},’ they said when they heard {h.s} name.`,
      `Somebody had knitted {h} a jumper with words round the hem: ‘{X:${QUIRK}}.’ <It was itchy, and it was true.>`,
    ],
    short: [`{A} summed {h} up like this: ‘{X:${QUIRK}}.’`],
    again: bare,
  }
}

/** What the hero is like: planted at the start, the key of the turn at the end. */
function traitInserts(brief: Brief, trait: EnglishTrait, isVisitors: boolean): Insert[] {
  const isSmall = brief.targetAge === 'toddler'
  const key = factInsert('key', [], isSmall ? trait.small : trait.key)
  const plant = factInsert('portrait', [], isSmall ? trait.small : trait.plant)
  if (brief.hero.quirks === '') return isSmall ? [key] : [plant, key]
  const { phrasings, short, again } = quirkSaid(brief)
  const said = factInsert('portrait', [QUIRK], isSmall ? short : phrasings, short)
  if (isSmall) return isVisitors ? [said, key] : [said]
  if (isVisitors) return [said, { ...plant, rank: 1 }, key]
  const turned = [
    `${again} {a} had always said. {H} stopped. What if it was good for something? <Not in spite of it. Because of it.> It was such a plain thought that {he} laughed.`,
    `${again} thought {h}. It was what people said when they shook their heads. <It had never crossed anyone’s mind that it might be the right tool for something.> {H} looked at it, turned it round, and it fitted.`,
    `There was only one thing {h} could do that nobody else here could. ${again} they always said. Well, let them. <It was just what was wanted.> {He} stood quite still and let it work.`,
    `${again} {a} had sighed, a hundred times. {A} did not sigh now. {A} was looking at {h} with raised eyebrows. <It is a good moment, when your worst habit comes in at the door with a key in its hand.>`,
    `${again} thought {h}. Everyone had said it, and everyone had taken it for a fault. <So had {he}, until about now.> Then {he} saw it from the other side.`,
    `It began as it always began, and {h} let it. ${again} somebody would be saying at home, about now. <Nobody was here to say it.> It ran on, unhindered, to the end, and at the end was what they had been looking for.`,
    `${again} said {a}, and it was not a complaint this time. It was a suggestion. {H} stared. <‘You’ve always told me to stop.’ ‘Well, don’t.’> So {h} didn’t.`,
    `What do you do when all the sensible things have been tried? {H} knew what people would answer. ${again} they would say, and roll their eyes. <{He} rolled {his} own, to get it done.> Then {he} went and did it, thoroughly, and it worked.`,
  ]
  return [said, factInsert('key', [], turned, [`${again} thought {h}. And what if that was good for something?`])]
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
    ? [factInsert('portrait', ['hero.name'], ['In full it was {full}, but only the post said that.'])]
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
