import { own } from '../../../lib/own.ts'
import type { Brief, Relation } from '../../story/brief.ts'
import { ADJECTIVE } from './adjectives.ts'
import { ANIMAL_SAID, ANIMAL_WORDS } from './animal-words.ts'
import { animalsIn } from './animals-in.ts'
import { namePattern } from './names.ts'
import type { SentenceTest } from './sentence-test.ts'

/** The one animal that somebody is; undefined for none and for several ("the dog's cat"). */
function answeredAnimal({ name, connection }: Relation, language: string): string | undefined {
  const named = animalsIn(`${name}, ${connection}`, language)
  return named.length === 1 ? named[0] : undefined
}

function openAnimalTestOf(relation: Relation, index: number, brief: Brief): SentenceTest | undefined {
  const { language, relations, hero } = brief
  const animals = own(ANIMAL_WORDS, language) ?? []
  const answered = answeredAnimal(relation, language)
  const name = namePattern(relation.name, brief)
  const isShared = [hero, ...relations].filter(other => other.name === relation.name).length > 1
  if (answered === undefined || name === undefined || isShared) return undefined
  const others = animals.filter(words => words !== answered).join('|')
  const slots = {
    NAME: name,
    ANIMAL: `(${others})(?![\\p{L}\\p{N}-]| of an? | d['’e])`,
    OPEN: '^(?:["“„«»—–] ?)?',
    ADJECTIVE: own(ADJECTIVE, language) ?? '',
  }
  const patterns = (own(ANIMAL_SAID, language) ?? []).map(form => {
    const filled = form.replace(/NAME|ANIMAL|OPEN|ADJECTIVE/gu, slot => slots[slot as keyof typeof slots])
    return new RegExp(`(?<![\\p{L}\\p{N}])${filled}(?![\\p{L}\\p{N}-])`, 'u')
  })
  return sentence => {
    const stated = patterns.map(pattern => pattern.exec(sentence)?.[1]).find(match => match !== undefined)
    if (stated === undefined) return undefined
    const note = `"${relation.name}" is "${relation.connection}", not "${stated}". Name the right animal.`
    return { fact: `relation.${index}.connection`, note }
  }
}

export function openAnimalTest(brief: Brief): SentenceTest | undefined {
  const tests = brief.relations
    .map((relation, index) => openAnimalTestOf(relation, index, brief))
    .filter(test => test !== undefined)
  if (tests.length === 0) return undefined
  return (sentence, before, after) =>
    tests.map(test => test(sentence, before, after)).find(found => found !== undefined)
}
