import { describe, expect, it } from 'vitest'
import { graphemesOf } from '../../../../src/api/illustrator/type/clean-text.ts'
import { TITLE_FACES, TITLE_FALLBACKS } from '../../../../src/api/illustrator/type/face-table.ts'
import { type FittedText, fitText } from '../../../../src/api/illustrator/type/fit-text.ts'
import { syllablesOf } from '../../../../src/api/illustrator/type/hyphenate.ts'
import { shapeLine } from '../../../../src/api/illustrator/type/shape-line.ts'
import { CATEGORIES, type Category } from '../../../../src/contract/categories.ts'

const BOX = { width: 440, height: 180 }
const MIN_SIZE = 26

function setTitle(text: string, language: string, category: Category = 'generic', maxLines = 4): FittedText {
  const { face, leading, tracking } = TITLE_FACES[category]
  const sizes = { maxSize: 68, minSize: MIN_SIZE, decentSize: 40 }
  const style = { faces: [face, ...TITLE_FALLBACKS], ...sizes, maxLines, leading, tracking }
  const fitted = fitText(text, language, style, BOX)
  if (!fitted) throw new Error(`nothing of ${text} was set`)
  return fitted
}

const linesOf = (fitted: FittedText) => fitted.lines.map(({ text }) => text)

const LONG_TITLES = [
  ['de', 'Siebenundsiebzig kleine Laternen und das große Geheimnis der vergessenen Turmuhr'],
  ['en', 'The Seventy-Seven Little Lanterns and the Great Secret of the Forgotten Old Clock'],
  ['fr', 'Les soixante-dix-sept petites lanternes et le grand secret de l’horloge oubliée'],
  ['es', 'Las setenta y siete linternas pequeñas y el gran secreto del reloj de la torre'],
  ['it', 'Le settantasette piccole lanterne e il grande segreto dell’orologio dimenticato'],
  ['tr', 'Yetmiş yedi küçük fener ve unutulmuş saat kulesinin büyük sırrı için bir masal'],
] as const

describe('A title', () => {
  it('reads in the direction of its language, also where a name of another script begins it', () => {
    const [first, ...rest] = setTitle('ليلى und das wache Haus', 'de').lines
    expect(rest.length).toBeGreaterThan(0)
    const { face } = TITLE_FACES.generic
    const shaping = { faces: [face, ...TITLE_FALLBACKS], tracking: TITLE_FACES.generic.tracking, language: 'de' }
    expect(first?.shaped).toEqual(shapeLine(first?.text ?? '', { ...shaping, base: 'ltr' }))
    expect(first?.shaped).not.toEqual(shapeLine(first?.text ?? '', { ...shaping, base: 'rtl' }))
  })

  it('has the apostrophes of print', () => {
    expect(linesOf(setTitle("Zoë-Maëlle d'Aubigné", 'fr')).join(' ')).toContain('d’Aubigné')
  })

  it.for(LONG_TITLES)(
    'of eighty characters in %s stands whole on four lines at most, in every category',
    ([language, title]) => {
      expect(graphemesOf(title).length).toBeGreaterThan(75)
      for (const category of CATEGORIES) {
        const fitted = setTitle(title, language, category)
        expect([category, fitted.shortened, fitted.lines.length <= 4]).toEqual([category, false, true])
        expect(fitted.size).toBeGreaterThanOrEqual(MIN_SIZE)
        expect(linesOf(fitted).join(' ').replace(/- /g, '-').replaceAll('\u00a0', ' ')).toBe(title)
      }
    },
  )

  it('is broken into balanced lines', () => {
    expect(linesOf(setTitle('Mila und die zwölf Türen', 'de'))).toEqual(['Mila und die', 'zwölf Türen'])
    const widths = setTitle('The Seventy-Seven Little Lanterns and the Great Secret', 'en').lines.map(
      ({ shaped }) => shaped.right - shaped.left,
    )
    expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
  })

  it('leaves no short word alone on a line', () => {
    for (const title of ['Das Herz des Nordwinds', 'Der Weg zum See', 'Wo ist Opa Heinz jetzt']) {
      const alone = linesOf(setTitle(title, 'de', 'adventure')).filter(line => /^\p{L}{1,3}$/u.test(line))
      expect(alone.filter(line => line !== 'Der')).toEqual([])
    }
  })

  it('hyphenates a long German word where German does, and only where it must', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'
    const lines = linesOf(setTitle(word, 'de'))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.slice(0, -1).every(line => line.endsWith('-'))).toBe(true)
    expect(lines.map(line => line.replace(/-$/, '')).join('')).toBe(word)
    const parts = syllablesOf(word, 'de')
    const places = new Set(parts.map((_, index) => parts.slice(0, index + 1).join('').length))
    let length = 0
    for (const line of lines.slice(0, -1)) {
      length += line.length - 1
      expect(places).toContain(length)
    }
    expect(linesOf(setTitle('Das Haus hinter dem Mond', 'de')).join('')).not.toContain('-')
  })

  it('knows the syllables of German, and leaves short ends and other scripts whole', () => {
    expect(syllablesOf('Weihnachtsmärchen', 'de')).toEqual(['Weih', 'nachts', 'mär', 'chen'])
    expect(syllablesOf('Laternenfest', 'de').join('')).toBe('Laternenfest')
    expect(syllablesOf('Abend', 'de')).toEqual(['Abend'])
    expect(syllablesOf('บ้าน', 'th')).toEqual(['บ้าน'])
    expect(syllablesOf('Turm\u00aduhr', 'xx')).toEqual(['Turm', 'uhr'])
  })

  it('breaks Thai between words only, as its dictionary has them', () => {
    const title = 'บ้านหลังดวงจันทร์ที่ไม่มีใครเคยเห็นมาก่อนและเด็กหญิงผู้ถือโคมไฟ'
    const words = Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(title), ({ index }) => index)
    const fitted = setTitle(title, 'th')
    expect(fitted.lines.length).toBeGreaterThan(1)
    let index = 0
    for (const line of linesOf(fitted)) {
      expect(words).toContain(index)
      index += line.length
    }
    expect(index).toBe(title.length)
  })

  it('keeps a French question mark with its word', () => {
    expect(
      linesOf(setTitle('Le mystère de l’île : où est passé le trésor ?', 'fr')).filter(line => /^[:?]/.test(line)),
    ).toEqual([])
  })

  it('is shortened at a word, with an ellipsis, when it cannot be legible otherwise', () => {
    const fitted = setTitle('Wort für Wort geht es immer weiter '.repeat(12), 'de', 'adventure')
    expect(fitted.shortened).toBe(true)
    expect(fitted.size).toBeGreaterThanOrEqual(MIN_SIZE)
    expect(linesOf(fitted).join(' ')).toMatch(/^(Wort für Wort geht es immer weiter ?)*(\p{L}+ ?)*\p{L}…$/u)
  })

  it('in Arabic joins its letters and starts on the right', () => {
    const { lines } = setTitle('بيت', 'ar')
    const shaped = lines[0]?.shaped
    const apart = Array.from('بيت').reduce((sum, letter) => {
      const one = setTitle(letter, 'ar').lines[0]?.shaped
      return sum + (one ? one.right - one.left : 0)
    }, 0)
    expect((shaped?.right ?? 0) - (shaped?.left ?? 0)).toBeLessThan(apart * 0.8)
  })
})
