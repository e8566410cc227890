import type { LocaleTexts } from './answer-text.ts'
import type { Cards } from './cards.ts'
import { textOf, type Value } from './draft.ts'
import type { Field } from './fields.ts'
import type { State } from './state.ts'
import { suggestionQuery } from './suggestion-query.ts'
import { appended, type Suggestion, type Suggestions } from './suggestions.ts'

export function createTyping(
  { page, steps, answers, $values, $given }: State,
  cards: Cards,
  suggestions: Suggestions,
  texts: LocaleTexts['texts'],
) {
  const typed = (field: Field) => textOf($values.get()[field.name])
  const set = (field: Field, value: Value) => {
    answers.set(field.name, value)
    cards.clearProblems(field.name)
  }
  const suggest = (field: Field) =>
    suggestions.ask(
      field.name,
      suggestionQuery(field, { page, steps, values: $values.get(), given: $given.get(), texts }),
    )
  const write = (field: Field, text: string) => {
    set(field, text)
    if (field.suggests) suggest(field)
  }
  const append = (field: Field, suggestion: Suggestion) => write(field, appended(typed(field), suggestion))
  return { set, write, append, suggest }
}
