import type { AnswerRow } from '../../contract/answers/row.ts'
import { ROWS } from '../../contract/answers/table.ts'
import { shorten } from '../../lib/graphemes.ts'
import { type LocaleTexts, say } from './answer-text.ts'
import { isRelations, type Values } from './draft.ts'

/** Number of answers, and graphemes of the longest. */
const STAGE_MAX = 10
const STAGE_TEXT_MAX = 34

/** `given`: fields that count; presets do once they were seen. */
export function onStage(values: Values, given: ReadonlySet<string>, localeTexts: LocaleTexts): string[] {
  const shown = ROWS.filter(({ name, isOnStage }) => isOnStage && given.has(name))
  return shown
    .flatMap(row => stageTexts(row, values, localeTexts))
    .filter(Boolean)
    .slice(0, STAGE_MAX)
    .map(text => shorten(text, STAGE_TEXT_MAX - 1, STAGE_TEXT_MAX))
}

function stageTexts(row: AnswerRow, values: Values, localeTexts: LocaleTexts): string[] {
  const value = values[row.name]
  if (row.kind === 'relations') return isRelations(value) ? value.map(person => person.name.trim()) : []
  const said = say(row, values, localeTexts)
  return row.kind === 'choices' ? said.split(', ') : [said]
}
