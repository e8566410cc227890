import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EDITION_FORMATS } from '../../../../src/api/illustrator/edition-formats.ts'
import {
  DEDICATION_FACES,
  KICKER_FACES,
  THAI_TITLE,
  TITLE_FACES,
  TITLE_FALLBACKS,
  WIDE_TITLE,
} from '../../../../src/api/illustrator/type/face-table.ts'
import { arrangeType } from '../../../../src/api/illustrator/type/title-block.ts'
import { CATEGORIES, type Category } from '../../../../src/contract/categories.ts'
import type { Language } from '../../../../src/contract/languages.ts'

const LAYOUT = EDITION_FORMATS.full.type!
const LETTERS: Record<Language, string> = {
  de: 'aäoöuüßAÄOÖUÜ„“‚‘»«–’',
  en: 'azAZ‘’“”—',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’…',
  es: 'áéíñóúü¿¡ÁÉÍÑÓÚÜ«»—',
  it: 'àèéìíòóùÀÈÉÌÒÙ«»’',
  th: 'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮะาิีึืุูเแโใไๅๆ็่้๊๋์ฯ',
  tr: 'çğıİiöşüÇĞÖŞÜâîû’',
}

const kickerOf = (kicker: string, language: string) =>
  arrangeType('generic', { title: '', kicker, dedication: '', language }, LAYOUT).sheets[0]?.fitted.lines[0]?.text

const titleOf = (category: Category, title: string, language: string) =>
  arrangeType(category, { title, kicker: '', dedication: '', language }, LAYOUT).sheets.find(
    ({ role }) => role === 'title',
  )

it('writes the line above the title in the capitals of its language', () => {
  expect(kickerOf('Bir gece hikâyesi, ışık içinde', 'tr')).toBe('BİR GECE HİKÂYESİ, IŞIK İÇİNDE')
  expect(kickerOf('Fiction', 'en')).toBe('FICTION')
  expect(kickerOf('Große Fahrt', 'de')).toBe('GROSSE FAHRT')
})

it('has every letter of every language of the interface, in one face a line', () => {
  const missing = CATEGORIES.flatMap(category =>
    (Object.entries(LETTERS) as [Language, string][]).flatMap(([language, letters]) => {
      const { face } = language === 'th' ? THAI_TITLE : TITLE_FACES[category]
      return Array.from(letters)
        .filter(letter => !face.fileFor(letter))
        .map(letter => `${category} ${letter}`)
    }),
  )
  expect(missing).toEqual([])
  for (const faces of [KICKER_FACES, DEDICATION_FACES, TITLE_FALLBACKS])
    expect(
      Array.from(Object.values(LETTERS).join('')).filter(letter => !faces.some(face => face.fileFor(letter))),
    ).toEqual([])
})

it('sets a whole title in a wider face when the category has not all of its letters', () => {
  expect(TITLE_FACES.christmas.face.fileFor('ẞ')).toBeUndefined()
  expect(WIDE_TITLE.face.fileFor('ẞ')).toBeDefined()
  const own = titleOf('christmas', 'STRASSE', 'de')
  const wide = titleOf('christmas', 'STRAẞE', 'de')
  expect(wide?.fitted.lines[0]?.text).toBe('STRAẞE')
  expect(wide?.fitted.leading).not.toBe(own?.fitted.leading)
})

it('opens the letters of the line above, but never where they join', () => {
  const spread = (text: string) => {
    const { shaped } = arrangeType('generic', { title: '', kicker: text, dedication: '', language: 'ar' }, LAYOUT)
      .sheets[0]!.fitted.lines[0]!
    return shaped.right - shaped.left
  }
  const plain = (text: string) => {
    const { fitted } = titleOf('generic', text, 'ar')!
    return fitted.lines[0]!.shaped.right - fitted.lines[0]!.shaped.left
  }
  expect(spread('مغامرة') / plain('مغامرة')).toBeLessThan(1.1)
  expect(spread('ADVENTURE') / plain('ADVENTURE')).toBeGreaterThan(1.1)
})

it('ships the licence of every face it uses', () => {
  const licences = readFileSync(new URL('../../../../docs/licences-of-typefaces.md', import.meta.url), 'utf8')
  const faces = [...Object.values(TITLE_FACES), THAI_TITLE, WIDE_TITLE].map(({ face }) => face)
  const names = [...faces, ...TITLE_FALLBACKS, ...KICKER_FACES, ...DEDICATION_FACES].map(({ name }) => name)
  const missing = names.filter(
    name => !new RegExp(`^\\| ${name.replace(' Italic', '')} \\|.*\\S \\|$`, 'm').test(licences),
  )
  expect(missing).toEqual([])
  expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007')
})
