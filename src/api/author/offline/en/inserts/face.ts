import { own } from '../../../../../lib/own.ts'
import type { Brief } from '../../../brief.ts'
import { numberWord } from '../../../number-words.ts'
import { capital } from '../../template.ts'
import type { Insert } from '../../voice.ts'
import { EYES, HAIR } from './looks.ts'
import { drawn, told, turnAt } from './told.ts'

const OLD_YEARS = 99
const CHILD_YEARS = 13
const TEEN_YEARS = 20

function ageTold(age: number): readonly string[] {
  const years = `${numberWord('en', age) ?? age} ${age === 1 ? 'year' : 'years'}`
  if (age > OLD_YEARS) return [`{H} was ${years} old. <The first hundred, {he} said, hardly counted.>`]
  if (age < CHILD_YEARS)
    return [
      `{H} was ${years} old <and felt that this was plenty>.`,
      `{H} was ${years} old, which is old enough to know when people are only pretending to listen.`,
      `{H} was ${years} old, and the next birthday was a long way off. <{He} had looked.>`,
      `‘How old are you?’ people asked {h}. ‘${capital(years)},’ {he} said, and waited for them to say that {he} had grown. <They always did.>`,
      `{H} was ${years} old and had been for some time.`,
    ]
  if (age < TEEN_YEARS)
    return [
      `{H} was ${years} old, and so either too young or too old for everything.`,
      `At ${years} old one has an answer to most things. {H} mainly had questions.`,
      `{H} was ${years} old. <It was an age at which one gets asked about plans.> {He} had one, and it was for Thursday.`,
      `{H} was ${years} old, and could not wait, though it was not clear what for.`,
      `‘When I was your age,’ people told {h}. {Was} ${years} old. <It had been a very different age then, it seemed.>`,
    ]
  return [
    `{H} was ${years} old<, which seemed a lot on stairs and nothing at all on ice>.`,
    `At ${years} old, {h} felt, one ought to be past surprising. <This was a mistake.>`,
    `{H} was ${years} old, and had meant to be further along by now. <It depended on the map.>`,
    `{H} was ${years} old. <Inside, somebody of nine was still holding the controls, on tiptoe.>`,
    `{H} was ${years} old, an age that is never mentioned in songs.`,
  ]
}

export const typedLook = (id: string, label: string): Insert =>
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
    [turnAt(ageTold(hero.age), index), hair && turnAt(hair.tell, index), eyes && turnAt(eyes.tell, index)]
      .filter(part => part !== undefined)
      .join(' ')
  return [
    told('portrait', facts, targetAge === 'toddler' ? [short] : [0, 1, 2, 3, 4].map(long), [
      drawn([short, ...shorter]),
    ]),
    ...(hero.hair !== '' && !hair ? [typedLook('hero.hair', 'hair')] : []),
    ...(hero.eyes !== '' && !eyes ? [typedLook('hero.eyes', 'eyes')] : []),
  ]
}
