import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Category } from '../../src/contract/categories.ts'
import type { Language } from '../../src/contract/languages.ts'
import { pathOf } from '../../src/contract/routes.ts'
import type { Texts } from '../../src/contract/texts.ts'

/** Shorter texts may mean the same in two languages. */
const SENTENCE_MIN = 24
const FOLDER = path.resolve(import.meta.dirname, '../../i18n')

/** What the pages of a language say. */
export const textsIn = (language: Language): Texts =>
  JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8'))

export const categoryPath = (language: Language, category: Category): string =>
  pathOf('category', { language, category }, textsIn(language).urls)

/** The landing page of the first day's content, by the group it is listed in. */
export function landingPath(language: Language, group: string, id: string): string {
  const file = path.resolve(FOLDER, `../src/api/outside/content/seed/${language}/${group}.json`)
  const { url } = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, { url: string }>)[id] ?? { url: '' }
  return pathOf('landing', { language, landing: url }, textsIn(language).urls)
}

export const storyPath = (language: Language, id: string): string =>
  pathOf('story', { language, id }, textsIn(language).urls)

export const readerPath = (language: Language, id: string): string =>
  pathOf('ebook', { language, id }, textsIn(language).urls)

export const libraryPath = (language: Language): string => pathOf('library', { language }, textsIn(language).urls)

/** Every longer piece of text between placeholders, without addresses. */
export function sentencesOf(texts: unknown): string[] {
  if (typeof texts === 'string' && texts.startsWith('https:')) return []
  if (typeof texts === 'string') return texts.split(/\{\w+\}/).filter(piece => piece.length >= SENTENCE_MIN)
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesOf) : []
}

/** Finds which of many sentences stand in a text, in one walk through it. */
export function finderOf(sentences: readonly string[]): (text: string) => string[] {
  const byStart = Map.groupBy(sentences, sentence => sentence.slice(0, SENTENCE_MIN))
  return text => {
    const found = new Set<string>()
    for (let at = 0; at + SENTENCE_MIN <= text.length; at += 1) {
      const begun = byStart.get(text.slice(at, at + SENTENCE_MIN)) ?? []
      for (const sentence of begun) if (text.startsWith(sentence, at)) found.add(sentence)
    }
    return [...found]
  }
}
