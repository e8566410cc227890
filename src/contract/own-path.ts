import { LANGUAGES, type Language } from './languages.ts'
import { ROUTES, type RouteName, routeOf } from './routes.ts'

/** Pages on which one signs in: who comes from there would only be led on once more. */
const SIGN_IN_PAGES: readonly RouteName[] = ['login', 'verify']

/** One part of a path as the product writes them: no dot, no percent sign, nothing another origin could begin with. */
const PART = '[A-Za-z0-9_-]{1,100}'

const pathsOf = (patterns: readonly string[]) => {
  const fitting = patterns.map(pattern =>
    pattern.replace('{lang}', `(?:${LANGUAGES.join('|')})`).replace(/\{\w+\}/g, PART),
  )
  return new RegExp(`^(?:${fitting.join('|')})$`)
}
const OWN = pathsOf(ROUTES.map(({ pattern }) => pattern))
const SIGN_IN = pathsOf(SIGN_IN_PAGES.map(name => routeOf(name).pattern))

/** The text, if it is a path of the product's own route table and nothing else: no origin, no query, no fragment. */
export const ownPath = (text: string | null | undefined): string | undefined =>
  text && OWN.test(text) && !SIGN_IN.test(text) ? text : undefined

/** Where somebody goes on who asked for nothing else. */
export const libraryPath = (language: Language): string => pathIn('library', language)

/** Where a mailed link leads; `query` names it. */
export const verifyPath = (language: Language, query: { token: string; r: string }): string =>
  `${pathIn('verify', language)}?${new URLSearchParams(query)}`

/** The path of a page with no word of the language in it but the language itself. */
const pathIn = (name: 'library' | 'verify', language: Language) => routeOf(name).pattern.replace('{lang}', language)
