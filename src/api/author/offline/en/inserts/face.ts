import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../../story/brief.ts'
import { numberWord } from '../../../../story/number-words.ts'
import type { Insert } from '../../language-pack.ts'
import { turnAt } from '../../pack/inserts.ts'
import { capital } from '../../template.ts'
import { drawn, factInsert } from './fact-insert.ts'
import { EYES, HAIR } from './looks.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20

function agePhrases(age: number): readonly string[] {
  const years = `${numberWord('en', age) ?? age} ${age === 1 ? 'year' : 'years'}`
  if (age > OLD_YEARS) return [`{H} was ${years} old. <The first hundred, {he} said, hardly counted.>`]
  if (age < CHILD_YEARS)
    return [
      `{H} was ${years} old <and felt that this was plenty>.`,
      `{H} was ${years} old, which is old enough to know when people are only pretending to listen.`,
      `{H} was ${years} old, and the next birthday was a long way off. <{He} had looked.>`,
      `‘How old are you?’ people asked {h}. ‘${capital(years)},’ {he} said, and waited for them to say that {he} had grown. <They always did.>`,
      `{H} was ${years} old and had been for some time.`,
      `{H} was ${years} old. <The candles were still in the drawer, in case.>`,
      `‘Nearly ${years}?’ a lady asked. {H} was ${years} old exactly, and told her so to the week.`,
      `On the door frame there was a pencil line for every birthday. {H} had got to ${years}. <The top one had been done on tiptoe.>`,
      `{H} was ${years} old, and kept a list of the things that this was too young for. <It was getting shorter.>`,
    ]
  if (age < TEEN_YEARS)
    return [
      `{H} was ${years} old, and so either too young or too old for everything.`,
      `At ${years} old one has an answer to most things. {H} mainly had questions.`,
      `{H} was ${years} old. <It was an age at which one gets asked about plans.> {He} had one, and it was for Thursday.`,
      `{H} was ${years} old, and could not wait, though it was not clear what for.`,
      `‘When I was your age,’ people told {h}. {Was} ${years} old. <It had been a very different age then, it seemed.>`,
      `{H} was ${years} old. <On the bus it was child or adult, depending on who was driving.>`,
      `At ${years} old {h} had outgrown two coats and one opinion since the spring.`,
      `{H} was ${years} old, and had a door that could be shut. <It had a sign on it. The sign was out of date.>`,
      `‘${capital(years)} old already!’ aunts cried. {H} had not done it on purpose.`,
    ]
  return [
    `{H} was ${years} old<, which seemed a lot on stairs and nothing at all on ice>.`,
    `At ${years} old, {h} felt, one ought to be past surprising. <This was a mistake.>`,
    `{H} was ${years} old, and had meant to be further along by now. <It depended on the map.>`,
    `{H} was ${years} old. <Inside, somebody of nine was still holding the controls, on tiptoe.>`,
    `{H} was ${years} old, an age that is never mentioned in songs.`,
    `{H} was ${years} old. <The cake had been a matter of space.>`,
    `‘You don’t look it,’ people said, when {h} told them: ${years} old. {He} had never found out what it looked like.`,
    `{H} was ${years} old, and still walked on walls if they were low and nobody was about.`,
    `At ${years} old {h} owned a good coat, a bad umbrella and one secret. <They had all come from the same shop.>`,
  ]
}

/** Looks that were typed, in as many ways as go round: no two looks of one hero are told alike. */
const TYPED_LOOKS = ['hair', 'eyes', 'build']

const lookPhrases = (id: string, label: string): readonly string[] => [
  `Asked about {his} ${label}, {h} only ever said: ‘{X:${id}}.’`,
  `On a form, beside ‘${label}’, {h} had once written: ‘{X:${id}}.’`,
  `‘And the ${label}?’ asked the woman at lost property, pencil ready. ‘{X:${id}},’ said {a}, who was describing {h}. <She wrote it down as if she got that every day.>`,
  `There was a drawing of {h} on somebody’s fridge, and an arrow for the ${label}. ‘{X:${id}},’ it said beside the arrow.`,
  `A fortune-teller had once told {h} nothing about the future and one thing about the ${label}: ‘{X:${id}}.’ <It had cost a pound, and it was correct.>`,
  `‘{X:${id}}’: so it stood on the label of a coat peg, where others had a picture of a duck. It was the ${label} {he} was known by.`,
  `When {h} sent a postcard to a stranger once, for a bet, there was room for one remark on the ${label}: ‘{X:${id}}.’ <The stranger wrote back.>`,
  `The ${label} came up sooner or later. ‘{X:${id}},’ said {h}, before anyone else could. <It saved them looking for words.>`,
  `Two girls on the tram had once drawn lots for what to call the ${label} of {h}. ‘{X:${id}}’ won. <The loser got a window seat.>`,
  `‘{X:${id}},’ the barber’s apprentice had noted on a card for {h}, under ‘${label}’, and nothing under ‘remarks’.`,
  `If one asked {a} for the ${label} of {h}, one got this: ‘{X:${id}}.’ <If one asked twice, one got it louder.>`,
  `An uncle had tried to paint {h}, and got stuck at the ${label}. ‘{X:${id}},’ he wrote there instead, with a fine brush.`,
]

export const typedLook = (id: string, label: string): Insert =>
  factInsert(
    'portrait',
    [id],
    lookPhrases(id, label).filter((_, index) => index % TYPED_LOOKS.length === TYPED_LOOKS.indexOf(label)),
    [`The ${label}, said {h}: ‘{X:${id}}.’`],
  )

/** For the smallest: how old, and what one sees, a sentence at a time. */
function smallFace(years: string, seen: readonly string[]): readonly string[] {
  const looks = seen.join(' and ')
  const had = looks === '' ? '' : ` {H} had ${looks}.`
  return [
    `{H} was ${years} old.${had}`,
    `How old was {h}? ${capital(years)} old!${had}`,
    `${looks === '' ? 'Who is that? That is {h}.' : `Who has ${looks}? {H} has.`} And {h} was ${years} old.`,
    `This is {h}.${had} And look, ${years} old already!`,
    `{H} looked in the spoon.${looks === '' ? ' Hello!' : ` There was ${looks}, upside down.`} {H} was ${years} old.`,
    `‘${capital(years)} old,’ said {h} to a bee.${had} The bee was younger.`,
    `{A} drew {h}.${looks === '' ? ' It had a big smile.' : ` It had ${looks}.`} ‘${capital(years)} old,’ {a} wrote below.`,
    `{H} was ${years} old. That was how many kisses there were, each birthday.${had}`,
  ]
}

/** Age and looks; in a short story one sentence holds them all. */
export function faceInserts({ hero, targetAge }: Brief): Insert[] {
  const hair = own(HAIR, hero.hair)
  const eyes = own(EYES, hero.eyes)
  const years = `${numberWord('en', hero.age) ?? hero.age} ${hero.age === 1 ? 'year' : 'years'}`
  const seen = [hair?.said, eyes?.said].filter(look => look !== undefined)
  const facts = ['hero.age', ...(hair ? ['hero.hair'] : []), ...(eyes ? ['hero.eyes'] : [])]
  const looks = seen.length > 0 ? ` and had ${seen.join(' and ')}` : ''
  const short = `{H} was ${years} old${looks}.`
  const shorter =
    seen.length > 0 ? [`At ${years} old, {h} had ${seen.join(' and ')}.`] : [`At this time {h} was ${years} old.`]
  const long = (index: number) =>
    [turnAt(agePhrases(hero.age), index), hair && turnAt(hair.phrasings, index), eyes && turnAt(eyes.phrasings, index)]
      .filter(part => part !== undefined)
      .join(' ')
  return [
    factInsert(
      'portrait',
      facts,
      targetAge === 'toddler' ? smallFace(years, seen) : [0, 1, 2, 3, 4, 5, 6, 7, 8].map(long),
      [drawn([short, ...shorter])],
    ),
    ...(hero.hair !== '' && !hair ? [typedLook('hero.hair', 'hair')] : []),
    ...(hero.eyes !== '' && !eyes ? [typedLook('hero.eyes', 'eyes')] : []),
  ]
}
