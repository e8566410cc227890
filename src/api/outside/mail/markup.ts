import { escapeMarkup } from '../../../lib/escape-markup.ts'

/** Trusted HTML: only `html` makes it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | Markup | readonly Markup[] | undefined

/** Escapes every value but markup; undefined becomes empty. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const text = strings.reduce((made, part, index) => made + textOf(values[index - 1]) + part)
  return new Markup(text)
}

function textOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return escapeMarkup(value)
  if (value instanceof Markup) return value.text
  return value.map(part => part.text).join('')
}
