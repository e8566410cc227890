import { own } from '../../../lib/own.ts'
import type { Brief, Relation } from '../../story/brief.ts'
import { KIN_WORDS } from './kin-words.ts'
import { namePattern } from './names.ts'
import { POSSESSOR_WORDS, type PossessorWords } from './possessor-words.ts'

/** Where a sentence names somebody as kin, and what stands around it; all of it folded. */
interface KinPosition {
  readonly sentence: string
  /** Where the name and the kin word begin. */
  readonly start: number
  /** Where they end. */
  readonly end: number
  /** "Ada, the mother": whose she is may follow. */
  readonly endsWithKin: boolean
  readonly before: string
  readonly after: string
}

export type PossessorTest = (position: KinPosition) => boolean

const NEVER = /(?!)/u
/** Opens a speech, in a sentence or before it. */
const SPEECH = /["“„«»—–]/u

/** "The old woman nodded." */
const SUBJECT_WORDS = 3

const lastIndex = (text: string, pattern: RegExp): number => {
  const all = [...text.matchAll(new RegExp(pattern.source, 'gu'))]
  return all.at(-1)?.index ?? -1
}

const wordsPattern = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')

const namesPattern = ({ name }: Relation, brief: Brief): string[] =>
  brief.relations
    .filter(other => other.name !== name)
    .map(other => namePattern(other.name, brief))
    .filter(one => one !== undefined)

const kinOf = ({ language }: Brief): string[] => Object.values(own(KIN_WORDS, language)?.kin ?? {})

/** Everybody beside the hero and the named relation: of the answers, kin, and people of the story. */
function othersPattern(relation: Relation, brief: Brief, people: readonly string[]): RegExp {
  const said = wordsPattern([...kinOf(brief), ...people].join('|')).source
  return new RegExp([said, ...namesPattern(relation, brief)].join('|'), 'u')
}

/** Whom the sentence before is about, so that the next "her" is theirs. */
function subjectPattern(relation: Relation, brief: Brief, { subjects, articles }: PossessorWords): RegExp {
  const kin = `(?<!(?:^|[^\\p{L}])(?:${articles}) )${wordsPattern(kinOf(brief).join('|')).source}`
  return new RegExp([wordsPattern(subjects.join('|')).source, kin, ...namesPattern(relation, brief)].join('|'), 'u')
}

/** Whether a pronoun cannot be the hero's: "his mother" of a girl. */
function otherGender({ hero, language }: Brief): RegExp {
  const { female, male } = own(POSSESSOR_WORDS, language) ?? {}
  const other = hero.gender === 'female' ? male : hero.gender === 'male' ? female : undefined
  return other ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${other}) $`, 'u') : NEVER
}

/**
 * Whether whoever a sentence names as kin is somebody else's: "Tom's mother Ingrid", "“My mother Ingrid,” said the baker", and after
 * "Tom waited" also "his mother Ingrid". The hero's, where the sentence and the one before begin with nobody else.
 */
export function openPossessorTest(relation: Relation, brief: Brief): PossessorTest {
  const words = own(POSSESSOR_WORDS, brief.language)
  if (!words) return () => false
  const hero = new RegExp(namePattern(brief.hero.name, brief) ?? NEVER.source, 'u')
  const others = othersPattern(relation, brief, words.people)
  const subject = subjectPattern(relation, brief, words)
  const genitive = new RegExp(`(?:\\p{L}'s?|${others.source}) $`, 'u')
  const heroGenitive = new RegExp(`(?:${hero.source}) $`, 'u')
  const relative = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.relative}) $`, 'u')
  const inSpeech = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.inSpeech}) $`, 'u')
  const of = new RegExp(`^ (?:${words.of})(?![\\p{L}\\p{N}]) ?(?!.{0,12}?(?:${hero.source}))`, 'u')
  const impossible = otherGender(brief)
  return ({ sentence, start, end, endsWithKin, before, after }) => {
    const until = sentence.slice(0, start)
    const behind = sentence.slice(end)
    if (heroGenitive.test(until)) return false
    if ([genitive, relative, impossible].some(pattern => pattern.test(until))) return true
    if (endsWithKin && of.test(behind)) return true
    // Who speaks is named beside the speech.
    const isSpeech = inSpeech.test(until) || SPEECH.test(until)
    if (isSpeech && others.test(`${behind} ${after}`)) return true
    if (inSpeech.test(until)) return others.test(`${before} ${until}`) || !hero.test(`${before} ${sentence} ${after}`)
    // The sentence before is about whom it begins with.
    const beginning = before.split(' ').slice(0, SUBJECT_WORDS).join(' ')
    if (others.test(until) || hero.test(until)) return lastIndex(until, others) > lastIndex(until, hero)
    return subject.test(beginning) && !hero.test(before)
  }
}
