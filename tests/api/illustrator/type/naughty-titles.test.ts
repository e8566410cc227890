import { describe, expect, it } from 'vitest'
import { EDITION_FORMATS } from '../../../../src/api/illustrator/edition-formats.ts'
import { arrangeType, type TypeSheet } from '../../../../src/api/illustrator/type/title-block.ts'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import { LANGUAGES } from '../../../../src/contract/languages.ts'
import { itemAt } from '../../../../src/lib/item-at.ts'
import { openCorpus } from '../../../helpers/corpus.ts'
import { someOf } from '../../../helpers/how-often.ts'
import { NAUGHTY_STRINGS } from './naughty-strings.ts'

const corpus = openCorpus(import.meta.filename)
const TEXTS = corpus.isWhole ? someOf(NAUGHTY_STRINGS, 4) : corpus.cases(NAUGHTY_STRINGS, 40, 12)
const LAYOUT = EDITION_FORMATS.full.type!
/** Hundredths that path data is rounded to. */
const ROUNDING = 0.02
const DESCENDERS = 22
/** Of a title's size beside other faces. */
const SMALLEST_FACE = 0.92
const NOTHING_BUT_PATHS =
  /^(<defs><linearGradient id="leaf"[^<>]*>(<stop offset="[\d.]+" stop-color="#\w{6}"\/>){3}<\/linearGradient><\/defs>)?(<path d="[MLQCZ\d .-]*" fill="(url\(#leaf\)|#\w{6})"( stroke="(url\(#leaf\)|#\w{6})" stroke-width="[\d.]+" stroke-linejoin="round")?\/>)+$/

/** Corners of everything a sheet draws, from its path data; control points lie outside the ink at worst. */
function inkOf({ markup }: TypeSheet) {
  const numbers = Array.from(markup.matchAll(/ d="([^"]*)"/g), match => itemAt(match, 1))
    .join('')
    .split(/[MLQCZ ]/)
    .filter(text => text !== '')
    .map(Number)
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)]
  const least = (values: readonly number[]) =>
    values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const most = (values: readonly number[]) =>
    values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  return { numbers, left: least(xs), right: most(xs), top: least(ys), bottom: most(ys) }
}

function isInside(sheet: TypeSheet): boolean {
  const { numbers, left, right, top, bottom } = inkOf(sheet)
  const { block, dedication } = LAYOUT
  const box = sheet.role === 'dedication' ? dedication!.box : block
  // A dedication stands on its box's lower edge: descenders go below it, but stay above the frame.
  const lowest = box.y + box.height + (sheet.role === 'dedication' ? DESCENDERS : 0)
  return (
    numbers.every(Number.isFinite) &&
    left >= box.x - ROUNDING &&
    right <= box.x + box.width + ROUNDING &&
    top >= box.y - ROUNDING &&
    bottom <= lowest + ROUNDING
  )
}

describe('Any text', () => {
  it('is there in more than five hundred nasty kinds', () => {
    expect(NAUGHTY_STRINGS.length).toBeGreaterThanOrEqual(500)
  })

  it('as title, kicker and dedication stays inside its box and legible, and becomes outlines and nothing else', () => {
    const wrong: string[] = []
    for (const [index, text] of TEXTS.entries()) {
      const category = CATEGORIES[index % CATEGORIES.length] ?? 'generic'
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      const { sheets } = arrangeType(category, { title: text, kicker: text, dedication: text, language }, LAYOUT)
      for (const sheet of sheets) {
        const name = `${sheet.role} of ${JSON.stringify(text.slice(0, 60))}`
        if (!isInside(sheet)) wrong.push(`${name} is outside`)
        if (!NOTHING_BUT_PATHS.test(sheet.markup)) wrong.push(`${name} is more than outlines`)
        if (sheet.role === 'title' && sheet.fitted.size < LAYOUT.titleSize.min * SMALLEST_FACE)
          wrong.push(`${name} is tiny`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('without a letter that a face has is left out, and the rest is set', () => {
    for (const title of ['', '   ', '\u0000\u202e', '\u{10ffff}', '\u00ad'])
      expect(
        arrangeType('love', { title, kicker: 'Kicker', dedication: '', language: 'de' }, LAYOUT).sheets,
      ).toMatchObject([{ role: 'kicker' }])
    const { sheets } = arrangeType(
      'love',
      { title: 'Mila\u0000\ud83d und\n\u202eFin', kicker: '', dedication: '', language: 'de' },
      LAYOUT,
    )
    expect(sheets[0]?.fitted.lines.map(({ text }) => text).join(' ')).toBe('Mila und Fin')
  })

  it('in a language that is none is set all the same', () => {
    const words = { title: 'Ein Titel', kicker: 'i', dedication: 'für Mila', language: 'no language \u0000' }
    expect(arrangeType('love', words, LAYOUT).sheets.map(({ role }) => role)).toEqual(['kicker', 'title', 'dedication'])
  })
})
