import type { FactKind } from '../../contract/answers/row.ts'
import type { AnswerName } from '../../contract/answers/table.ts'
import type { Brief } from './brief.ts'
import { isHeroName, isSceneName, NAMES, rowOf, type SceneName } from './brief-answers.ts'

/** What was answered under a name; undefined for what a brief keeps in a form of its own. */
export function answerIn(brief: Pick<Brief, 'hero' | SceneName>, name: AnswerName) {
  if (isHeroName(name)) return brief.hero[name]
  return isSceneName(name) ? brief[name] : undefined
}

/** Facts whose words a story quotes or says, one text each. */
const SAID: readonly (FactKind | undefined)[] = ['option', 'options', 'list', 'text', 'place']

/** The texts, and chosen options, with which the hero, the place and the telling are described. */
export const saidIn = (brief: Pick<Brief, 'hero' | SceneName>): string[] =>
  NAMES.filter(name => SAID.includes(rowOf(name).fact))
    .flatMap(name => answerIn(brief, name))
    .filter(text => typeof text === 'string')
    .filter(text => text !== '')
