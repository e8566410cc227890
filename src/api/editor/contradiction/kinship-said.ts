import { own } from '../../../lib/own.ts'
import type { Brief, Relation } from '../../story/brief.ts'
import { folded } from '../folding.ts'
import { entriesOf, phrasePattern } from '../phrase-pattern.ts'
import { KIN_WORDS, type Kin } from './kin-words.ts'
import { namePattern } from './names.ts'
import type { Contradiction, SentenceTest } from './sentence-test.ts'

type Words = NonNullable<(typeof KIN_WORDS)[string]>

/** Undefined for none ("the dog next door") and for several ("my uncle's wife"). */
function answeredKin(connection: string, { kin }: Words, language: string): Kin | undefined {
  const text = folded(connection, language)
  const named = (Object.keys(kin) as Kin[]).filter(one => phrasePattern(entriesOf(kin[one])).test(text))
  return named.length === 1 ? named[0] : undefined
}

function openRelationTest(
  { relation, index }: { relation: Relation; index: number },
  words: Words,
  brief: Brief,
): SentenceTest | undefined {
  const answered = answeredKin(relation.connection, words, brief.language)
  const name = namePattern(relation.name, brief)
  const isShared = brief.relations.some(other => other !== relation && other.name === relation.name)
  if (answered === undefined || name === undefined || isShared || relation.name === brief.hero.name) return undefined
  const others = (Object.keys(words.kin) as Kin[]).filter(one => one !== answered && one !== 'friend')
  const said = `(?<![\\p{L}\\p{N}])(${others.map(one => words.kin[one]).join('|')})(?![\\p{L}\\p{N}-])`
  const pattern = new RegExp(`${said} ${name}|${name}, (?:${words.whose.join('|')}) ${said}`, 'u')
  return (sentence): Contradiction | undefined => {
    const match = pattern.exec(sentence)
    const stated = match?.[1] ?? match?.[2]
    if (stated === undefined) return undefined
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
  return (sentence, before) => {
    for (const test of tests) {
      const found = test(sentence, before)
      if (found) return found
    }
    return undefined
  }
}
