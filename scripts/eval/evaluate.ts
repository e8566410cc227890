import type { Author } from '../../src/api/author/author.ts'
import { briefFor } from '../../src/api/author/brief-for.ts'
import { briefOf } from '../../src/api/story/brief-of.ts'
import { memoryOf, type StoryHistory } from '../../src/api/story/memory.ts'
import type { Parameter } from '../../src/contract/parameter.ts'
import type { Ask } from './ask.ts'
import { variedParameter } from './briefs/varied-parameter.ts'
import { materialOf } from './briefs.ts'
import { type Measured, measure, storyWords } from './measure.ts'
import { selfBleu } from './measures/self-bleu.ts'
import { type Row, rowOf } from './rows.ts'
import { type Telling, writeStory } from './write-story.ts'

/** Stories of one brief that are held against each other, and their length. */
const ALIKE_STORIES = 10
const ALIKE_WORDS = [1000]

export interface Watch {
  /** `parameter`: the answers, for stories that may be held against those of others. */
  written(name: string, telling: Telling, parameter?: Parameter): void
}

export async function evaluate(
  author: Author,
  ask: Ask,
  language: string,
  watch: Watch,
  signal: AbortSignal,
): Promise<Row> {
  const material = materialOf(language)
  const all: Measured[] = []
  for (let index = 0; index < ask.cases; index++) {
    const parameter = variedParameter(material, index, ask.words)
    const brief = await briefFor(author, briefOf(parameter, `eval ${index}`))
    const name = `${language}-${index}`
    const telling = await writeStory(author, brief, name, signal)
    watch.written(name, telling, parameter)
    all.push(measure(brief, telling))
  }
  const alike: number[] = []
  for (let index = 0; index < ask.similar; index++) alike.push(await likeness(author, language, index, watch, signal))
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length
  return rowOf(language, all, alike.length === 0 ? undefined : mean)
}

/** Self-BLEU of ten stories of one brief, each told with the earlier ones known. */
async function likeness(
  author: Author,
  language: string,
  index: number,
  watch: Watch,
  signal: AbortSignal,
): Promise<number> {
  const parameter = variedParameter(materialOf(language), index, ALIKE_WORDS)
  const earlier: StoryHistory[] = []
  const texts: string[][] = []
  for (let story = 0; story < ALIKE_STORIES; story++) {
    const brief = await briefFor(author, briefOf(parameter, `alike ${index} ${story}`, memoryOf(earlier)))
    const name = `${language}-alike-${index}-${story}`
    const telling = await writeStory(author, brief, name, signal)
    watch.written(name, telling)
    const written = await author.history?.(brief)
    if (written) earlier.push(written)
    texts.push(storyWords(telling, brief.language))
  }
  return selfBleu(texts)
}
