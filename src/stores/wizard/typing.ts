import { SHORT_TEXT_MAX } from '../../contract/limits.ts'
import type { Cards } from './cards.ts'
import { textOf, type Value } from './draft.ts'
import type { Field } from './fields.ts'
import type { State } from './state.ts'
import { appended, type Suggestion, type Suggestions } from './suggestions.ts'

export function createTyping({ page, answers, $values }: State, cards: Cards, suggestions: Suggestions) {
  const typed = (field: Field) => textOf($values.get()[field.name])
  const set = (field: Field, value: Value) => {
    answers.set(field.name, value)
    cards.clearProblems(field.name)
  }
  const suggest = (field: Field) =>
    suggestions.ask(field.name, {
      start: typed(field),
      language: page.language,
      url: page.paths.self,
      title: (field.question?.question ?? field.name).slice(0, SHORT_TEXT_MAX),
    })
  const write = (field: Field, text: string) => {
    set(field, text)
    if (field.suggests) suggest(field)
  }
  const append = (field: Field, suggestion: Suggestion) => write(field, appended(typed(field), suggestion))
  return { set, write, append, suggest }
}
