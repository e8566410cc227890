import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../../src/contract/positions.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const page = read('docs/architecture.md')
const sectionOf = (title: string) => page.slice(page.indexOf(`\n## ${title}\n`)).split(/\n## /)[1] ?? ''

describe('The page about the architecture', () => {
  it('draws the graph of the steps as the contract has it', () => {
    const section = sectionOf('The steps of a generation')
    const arrows = [...section.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(([, from, to]) => `${from} ${to}`)
    expect(arrows.toSorted()).toEqual(STEPS.flatMap(step => step.needs.map(need => `${need} ${step.name}`)).toSorted())
    const rows = [...section.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, position, name]) => [
      Number(position),
      name,
    ])
    expect(rows).toEqual(STEPS.map(({ name }, index) => [index + 1, name]))
  })

  it('puts every table of the database in one group', () => {
    const schema = read('src/api/db/schema.ts')
    const tables = [...schema.slice(schema.indexOf('export interface Schema {')).matchAll(/^ {2}(\w+): /gm)].map(
      ([, name]) => name,
    )
    expect(tables.length).toBeGreaterThan(20)
    const rows =
      sectionOf('Data at rest')
        .split('\n### ')[1]
        ?.match(/^\|[^|]+\|([^|]+)\|/gm) ?? []
    const named = rows.flatMap(row => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(named.toSorted()).toEqual(tables.toSorted())
  })
})
