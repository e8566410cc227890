import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Category } from '../../src/contract/categories.ts'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import type { Texts } from '../../src/contract/texts.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../i18n')

/** What the pages of a language say. */
export const textsIn = (language: Language): Texts =>
  JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8'))

export const categoryPath = (language: Language, category: Category): string =>
  pathOf('category', { language, category }, textsIn(language).urls)

export const storyPath = (language: Language, id: string): string =>
  pathOf('story', { language, id }, textsIn(language).urls)

export const readerPath = (language: Language, id: string): string =>
  pathOf('ebook', { language, id }, textsIn(language).urls)

export const libraryPath = (language: Language): string => pathOf('library', { language }, textsIn(language).urls)
