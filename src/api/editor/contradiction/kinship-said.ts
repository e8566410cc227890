import { own } from '../../../lib/own.ts'
import type { Brief, Relation } from '../../story/brief.ts'
import { folded } from '../folding.ts'
import { entriesOf, phrasePattern } from '../phrase-pattern.ts'
import { KIN_WORDS, type Kin } from './kin-words.ts'
import { namePattern } from './names.ts'
import { openPossessorTest } from './possessor.ts'
import type { Contradiction, SentenceTest } from './sentence-test.ts'

type Words = NonNullable<(typeof KIN_WORDS)[string]>

/** Undefined for none ("the dog next door") and for several ("my uncle's wife", "Grandpa Teodor", a friend). */
function answeredKin({ name, connection }: Relation, { kin }: Words, language: string): Kin | undefined {
  const text = folded(`${name}, ${connection}`, language)
  const named = (Object.keys(kin) as Kin[]).filter(one => phrasePattern(entriesOf(kin[one])).test(text))
  return named.length === 1 ? named[0] : undefined
}

/** "Tom was her brother". */
const copulaPattern = (name: string, others: string, words: Words): string =>
  `^(?:["“„«»—–] ?)?(?:but |und |and |et |y |e )?${name} ${words.is} (${others})(?![\\p{L}\\p{N}-])`

interface RelationAt {
  readonly relation: Relation
  readonly index: number
}

function openRelationTest({ relation, index }: RelationAt, words: Words, brief: Brief): SentenceTest | undefined {
  const answered = answeredKin(relation, words, brief.language)
  const name = namePattern(relation.name, brief)
  const isShared = brief.relations.some(other => other !== relation && other.name === relation.name)
  if (answered === undefined || name === undefined || isShared || relation.name === brief.hero.name) return undefined
  const others = (Object.keys(words.kin) as Kin[]).filter(one => one !== answered && one !== 'friend')
  const kin = others.map(one => words.kin[one]).join('|')
  const said = `(?<![\\p{L}\\p{N}])(${kin})(?![\\p{L}\\p{N}-])`
  const patterns = [
    new RegExp(`${said} ${name}`, 'u'),
    new RegExp(`${name}, (?:${words.whose.join('|')}) ${said}`, 'u'),
    new RegExp(copulaPattern(name, kin, words), 'u'),
  ]
  const isAnothers = openPossessorTest(relation, brief)
  return (sentence, before, after): Contradiction | undefined => {
    const match = patterns.map(pattern => pattern.exec(sentence)).find(found => found !== null)
    const stated = match?.[1]
    if (!match || stated === undefined) return undefined
    const end = match.index + match[0].length
    const endsWithKin = match[0].endsWith(stated)
    if (isAnothers({ sentence, start: match.index, end, endsWithKin, before, after })) return undefined
    const note = `"${relation.name}" is the hero's "${relation.connection}", not "${stated}". Name the right relation.`
    return { fact: `relation.${index}.connection`, note }
  }
}

export function openKinshipTest(brief: Brief): SentenceTest | undefined {
  const words = own(KIN_WORDS, brief.language)
  if (!words) return undefined
  const tests = brief.relations
    .map((relation, index) => openRelationTest({ relation, index }, words, brief))
    .filter(test => test !== undefined)
  if (tests.length === 0) return undefined
  return (sentence, before, after) => {
    for (const test of tests) {
      const found = test(sentence, before, after)
      if (found) return found
    }
    return undefined
  }
}
