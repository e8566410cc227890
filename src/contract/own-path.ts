import { LANGUAGES, type Language } from './languages.ts'
import { ROUTES, type RouteName, routeOf } from './routes.ts'

/** Sign-in pages: returning there would only redirect again. */
const SIGN_IN_PAGES: readonly RouteName[] = ['login', 'verify']

/** A path segment: no dot, no percent sign, no start of another origin. */
const PART = '[A-Za-z0-9_-]{1,100}'

/** `urls.stories` of every language: the texts themselves are too heavy for a browser. */
const STORIES_WORDS = ['geschichten', 'stories', 'histoires', 'cuentos', 'storie', 'nithan', 'hikayeler']

const pathsOf = (patterns: readonly string[]) => {
  const fitting = patterns.map(pattern =>
    pattern
      .replace('{lang}', `(?:${LANGUAGES.join('|')})`)
      .replace('{stories}', `(?:${STORIES_WORDS.join('|')})`)
      .replace(/\{\w+\}/g, PART),
  )
  return new RegExp(`^(?:${fitting.join('|')})$`)
}
const OWN = pathsOf(ROUTES.map(({ pattern }) => pattern))
const SIGN_IN = pathsOf(SIGN_IN_PAGES.map(name => routeOf(name).pattern))

export const ownPath = (text: string | null | undefined): string | undefined =>
  text && OWN.test(text) && !SIGN_IN.test(text) ? text : undefined

/** Default target after signing in. */
export const libraryPath = (language: Language): string => pathIn('library', language)

export const verifyPath = (language: Language, query: { token: string; r: string }): string =>
  `${pathIn('verify', language)}?${new URLSearchParams(query)}`

/** For pages whose path has no word of the language. */
const pathIn = (name: 'library' | 'verify', language: Language) => routeOf(name).pattern.replace('{lang}', language)
