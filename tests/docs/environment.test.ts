import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { environmentPage } from '../../scripts/docs/environment-page.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const example = read('deploy/.env.example')

describe('The page of the settings', () => {
  it('is as `npm run docs:environment` makes it', () => {
    expect(read('docs/environment.md')).toBe(environmentPage(example))
  })

  it('cannot be made while the example file knows other settings than the schema', () => {
    expect(() => environmentPage(example.replace('# PORT=4321\n', ''))).toThrow('"left out":["PORT"]')
    expect(() => environmentPage(`${example}\n# PROT=1\n`)).toThrow('"no settings":["PROT"]')
    expect(() => environmentPage(`${example}\n# PORT=1\n`)).toThrow('"there twice":["PORT"]')
  })
})
