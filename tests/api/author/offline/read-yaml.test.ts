import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_SCHEMA, load as parseYaml } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import * as z from 'zod/mini'
import { readYaml } from '../../../../src/api/author/offline/stories/read-yaml.ts'

const STORIES = path.resolve(import.meta.dirname, '../../../../stories')
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const schema = z.object({ name: z.string(), count: z.number() })
const read = (text: string) => readYaml({ file: 'a.yaml', text, linesBefore: 0 }, schema)

/** The YAML of every file of stories. */
const texts = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(?:md|yaml)$/.test(file))
  .map(file => ({ file, text: readFileSync(path.join(STORIES, file), 'utf8') }))
  .map(({ file, text }) => ({ file, yaml: file.endsWith('.md') ? FRONT_MATTER.exec(text)?.[1] : text }))

describe('YAML', () => {
  it('of every story is the same for the parser that is quick and for the one that knows lines', () => {
    const found = texts.filter(({ yaml }) => yaml !== undefined)
    expect(found.length).toBeGreaterThan(500)
    for (const { file, yaml = '' } of found)
      expect(parseYaml(yaml, { schema: CORE_SCHEMA }), file).toEqual(parseDocument(yaml).toJS())
  })

  it('is read as what it says, and a date as its text', () => {
    expect(read('name: 2026-11-23\ncount: 3')).toEqual({ name: '2026-11-23', count: 3 })
  })

  it.each([
    ['a field that is missing', 'name: A', 'a.yaml:1: count'],
    ['a field of another type', 'name: A\ncount: many', 'a.yaml:2: count'],
    ['a key that stands twice', 'name: A\ncount: 1\nname: B', 'a.yaml:3: Map keys must be unique'],
    ['brackets that do not end', 'name: A\ncount: [1', 'a.yaml:2: '],
    ['nothing', '', 'a.yaml:1: the file'],
  ])('is refused with its line: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})
