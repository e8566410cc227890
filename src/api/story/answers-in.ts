import type { FactKind } from '../../contract/answers/row.ts'
import type { AnswerName } from '../../contract/answers/table.ts'
import type { Brief } from './brief.ts'
import { isHeroName, isSceneName, NAMES, rowOf, type SceneName } from './brief-answers.ts'

/** Undefined for answers that a brief keeps in a form of its own. */
export function answerIn(brief: Pick<Brief, 'hero' | SceneName>, name: AnswerName) {
  if (isHeroName(name)) return brief.hero[name]
  return isSceneName(name) ? brief[name] : undefined
}

const SAID: readonly (FactKind | undefined)[] = ['option', 'options', 'list', 'text', 'place']

/** Texts and chosen options that describe the hero, the place and the telling. */
export const saidIn = (brief: Pick<Brief, 'hero' | SceneName>): string[] =>
  NAMES.filter(name => SAID.includes(rowOf(name).fact))
    .flatMap(name => answerIn(brief, name))
    .filter(text => typeof text === 'string')
    .filter(text => text !== '')
