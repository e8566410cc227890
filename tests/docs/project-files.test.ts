import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

describe('The files about the project', () => {
  it('tell editors what the formatter does', () => {
    const { formatter } = JSON.parse(read('biome.json')) as { formatter: Record<string, string | number> }
    const everywhere = read('.editorconfig').split(/^\[/m)[1]
    expect(everywhere).toContain(`indent_style = ${formatter.indentStyle}\n`)
    expect(everywhere).toContain(`indent_size = ${formatter.indentWidth}\n`)
    expect(everywhere).toContain(`max_line_length = ${formatter.lineWidth}\n`)
  })

  it('begin the list of changes with the version of the package, or with what is not released yet', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const [newest, ...older] = [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(match => match[1])
    expect([newest === 'Unreleased' ? older[0] : newest]).toEqual([version])
  })
})
