import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../src/contract/issues.ts'
import {
  DEDICATION_MAX,
  PRESENT_NAME_MAX,
  PresentCode,
  PresentRequest,
  readCode,
  writeCode,
} from '../../src/contract/present.ts'

const request = {
  from: 'Oma Inge',
  to: 'Mila',
  dedication: 'Für Mila.',
  delivery: 'mail',
  address: 'mila@reader.example',
  day: '2026-12-24',
  hour: '17:00',
  timeZone: 'Europe/Berlin',
  language: 'de',
  editions: [],
}
function issues(more: object): string[] {
  const input = { ...request, ...more }
  const { error } = PresentRequest.safeParse(input)
  return error ? issuesOf(error, input).map(({ path, code }) => `${path} ${code}`) : []
}

describe('A present that is asked for', () => {
  it.each([
    [{}, []],
    [{ dedication: '' }, []],
    [{ to: 'مِيلا', from: 'คุณยายอิงเง', dedication: '🌙'.repeat(DEDICATION_MAX / 2) }, []],
    [{ to: 'Dr. Müller-Lüdenscheidt', from: "O'Brien & Söhne" }, []],
    [{ to: 'J.R.R. Tolkien' }, []],
    [{ to: '' }, ['to string-min']],
    [{ to: '  ' }, ['to blank']],
    [{ to: 'x'.repeat(PRESENT_NAME_MAX + 1) }, ['to string-max']],
    [{ dedication: 'x'.repeat(100_000) }, ['dedication string-max']],
    [{ dedication: 'a\u0000b' }, ['dedication characters']],
    [{ from: 'Bcc:\nall' }, ['from characters']],
    [{ from: 'https://win.example' }, ['from web-address']],
    [{ from: 'www.win.example' }, ['from web-address']],
    [{ from: 'me@win.example' }, ['from web-address']],
    [{ to: 'Look at win.com now' }, ['to web-address']],
    [{ address: 'nobody' }, ['address email']],
    [{ day: 'Heiligabend' }, ['day format']],
    [{ hour: '25:00' }, ['hour format']],
    [{ timeZone: 'Europe/Entenhausen' }, ['timeZone option']],
    [{ delivery: 'pigeon' }, ['delivery option']],
    [{ editions: ['paperback'] }, ['editions.0 option']],
    [{ stamp: true }, ['stamp unknown-field']],
  ])('%j is refused by its field: %j', (more, expected) => {
    expect(issues(more)).toEqual(expected)
  })

  it('has a code that may be typed as one likes', () => {
    const code = 'BCDFGHJKMNPQ'
    expect(writeCode(code)).toBe('BCDF-GHJK-MNPQ')
    for (const typed of ['BCDF-GHJK-MNPQ', ' bcdf ghjk mnpq ', 'bcdfghjkmnpq']) expect(readCode(typed)).toBe(code)
    expect(PresentCode.safeParse(code).success).toBe(true)
    for (const other of ['BCDFGHJKMNP', 'BCDFGHJKMNPA', 'BCDFGHJKMNPQR', '']) {
      expect(PresentCode.safeParse(other).success).toBe(false)
    }
  })
})
