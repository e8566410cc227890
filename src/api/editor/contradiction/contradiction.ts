import { sentencesOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Finding } from '../finding.ts'
import { folded } from '../folding.ts'
import { paragraphsOf } from '../paragraphs.ts'
import { openAgeTest } from './age-said.ts'
import { openAnimalTest } from './animal-said.ts'
import { openGenderTest } from './gender-said.ts'
import { openKinshipTest } from './kinship-said.ts'
import { openLooksTest } from './looks-said.ts'
import type { SentenceTest } from './sentence-test.ts'

const tests = new WeakMap<Brief, readonly SentenceTest[]>()

function testsFor(brief: Brief): readonly SentenceTest[] {
  const known = tests.get(brief)
  if (known) return known
  const made = [openAgeTest, openKinshipTest, openAnimalTest, openLooksTest, openGenderTest]
    .map(open => open(brief))
    .filter(test => test !== undefined)
  tests.set(brief, made)
  return made
}

/** Explicit contradictions of age, hair, eyes, gender, kinship and kind of animal; hints are left to the continuity pass. */
export function checkContradictions(brief: Brief, chapter: Manuscript): Finding[] {
  const open = testsFor(brief)
  if (open.length === 0) return []
  return paragraphsOf(chapter).flatMap((text, paragraph) => {
    const sentences = sentencesOf(text, brief.language).map(sentence => folded(sentence, brief.language))
    return sentences.flatMap((sentence, index) =>
      open.flatMap((test): Finding[] => {
        const found = test(sentence, sentences[index - 1] ?? '', sentences[index + 1] ?? '')
        return found ? [{ kind: 'fact-contradicted', chapter: chapter.number, paragraph, ...found }] : []
      }),
    )
  })
}
