import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/decisions')
const SECTIONS = ['Question', 'Choice', 'Reason', 'Cost', 'Status']
/** A record is superseded by a later one, never deleted. */
const STATUS = /^(?:Accepted|Superseded by \d{4})\.$/

const records = readdirSync(FOLDER).toSorted()
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')
const sectionsOf = (text: string) =>
  text
    .split(/^## /m)
    .slice(1)
    .map(section => ({ title: section.split('\n', 1)[0], body: section.slice(section.indexOf('\n')).trim() }))

describe('The records of decisions', () => {
  it('are numbered from 1, without a gap or a number that two have', () => {
    const numbers = records.map(file => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))
    expect(numbers).toEqual(records.map((_, index) => index + 1))
  })

  it.each(records)('%s has its number, a title, a date and every section', file => {
    const text = read(file)
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 4)}: \\S.*\n\nDate: 20\\d\\d-[01]\\d-[0-3]\\d\n`))
    const sections = sectionsOf(text)
    expect(sections.map(section => section.title)).toEqual(SECTIONS)
    expect(sections.filter(section => section.body === '')).toEqual([])
    expect(sections.at(-1)?.body).toMatch(STATUS)
  })

  it('name an existing record where one is superseded', () => {
    const named = records.flatMap(file => /^Superseded by (\d{4})/m.exec(read(file))?.[1] ?? [])
    expect(named.filter(number => !records.some(file => file.startsWith(number)))).toEqual([])
  })
})
