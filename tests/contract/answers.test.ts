import { describe, expect, it } from 'vitest'
import type { FactKind, Kind } from '../../src/contract/answers/row.ts'
import { ROWS } from '../../src/contract/answers/table.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { serverTexts } from '../../src/contract/texts.server.ts'

const keysOf = (texts: object | undefined): string[] => Object.keys(texts ?? {})

/** Answers whose facts the receipt names by a word of its own for each of several. */
const NAMED_EACH = ['relations', 'places']
/** Options that are told in figures, not by words. */
const IN_FIGURES = ['length']

/** The facts that an answer of a kind can become. */
const FACTS: Readonly<Record<Kind, readonly FactKind[]>> = {
  line: ['name', 'list', 'text', 'place'],
  text: ['list', 'text', 'place'],
  number: ['age'],
  choice: ['option'],
  choices: ['options'],
  truth: [],
  places: ['places'],
  relations: ['people'],
  language: [],
  'base-story': ['text'],
}

describe('Every row of the table of answers', () => {
  it.each(LANGUAGES)('has its texts in %s', language => {
    const { wizard, options, reader } = serverTexts(language)
    const groups: Readonly<Record<string, object>> = options
    const missing = ROWS.flatMap(({ name, kind, options: chosen, review: [section, row], fact }) => [
      ...(name in wizard.fields ? [] : [`wizard.fields.${name}`]),
      ...(section in wizard.check.sections ? [] : [`wizard.check.sections.${section}`]),
      ...(row in wizard.check.rows ? [] : [`wizard.check.rows.${row}`]),
      ...(fact && !NAMED_EACH.includes(name) && !(name in reader.receipt.labels)
        ? [`reader.receipt.labels.${name}`]
        : []),
      ...(kind.startsWith('choice') && !IN_FIGURES.includes(name)
        ? (chosen ?? []).filter(one => !keysOf(groups[name]).includes(one)).map(one => `options.${name}.${one}`)
        : []),
    ])
    expect(missing).toEqual([])
  })

  it('has a name of its own, and a place that only those that follow one another share', () => {
    expect(new Set(ROWS.map(({ name }) => name)).size).toBe(ROWS.length)
    const first = ROWS.filter(({ follows }) => !follows)
    expect(new Set(first.map(({ path }) => path)).size).toBe(first.length)
    for (const { path, follows } of ROWS)
      if (follows) expect(ROWS.find(({ name }) => name === follows)?.path).toBe(path)
  })

  it('says how long an answer may be, unless only options are taken', () => {
    const unlimited = ROWS.filter(({ limit, isClosed, kind }) => limit === undefined && !isClosed && kind !== 'truth')
    expect(unlimited).toEqual([])
  })

  it('becomes facts of a kind that is made of such answers', () => {
    const wrong = ROWS.filter(({ kind, fact }) => fact !== undefined && !FACTS[kind].includes(fact))
    expect(wrong).toEqual([])
  })
})
