import { CATEGORIES, type Category } from '../../contract/categories.ts'
import { isLanguage, LANGUAGES, type Language } from '../../contract/languages.ts'
import { pathOf, type UrlWords } from '../../contract/routes.ts'

type WordsOf = (language: Language) => UrlWords

/**
 * The address of stories that was written with the words of another language ("/en/geschichten/liebe"), or with a word
 * of none, which means all stories. Undefined for what is no such address, or is right already.
 */
export function localisedAddress(page: string, wordsOf: WordsOf): string | undefined {
  const [, language, stories = '', word, ...more] = page.split('/')
  if (!isLanguage(language) || more.length > 0) return undefined
  if (!LANGUAGES.some(other => wordsOf(other).stories === stories)) return undefined
  const category = word === undefined ? 'generic' : (categoryOf(word, wordsOf) ?? 'generic')
  const right = pathOf('category', { language, category }, wordsOf(language))
  return right === page ? undefined : right
}

function categoryOf(word: string, wordsOf: WordsOf): Category | undefined {
  return CATEGORIES.find(
    category => category !== 'generic' && LANGUAGES.some(language => wordsOf(language).categories[category] === word),
  )
}
