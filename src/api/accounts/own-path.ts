import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { ROUTES, routeOf } from '../../contract/routes.ts'

/** One part of a path as the product writes them: no dot, no percent sign, nothing another origin could begin with. */
const PART = '[A-Za-z0-9_-]{1,100}'

const patterns = ROUTES.map(({ pattern }) =>
  pattern.replace('{lang}', `(?:${LANGUAGES.join('|')})`).replace(/\{\w+\}/g, PART),
)
const OWN = new RegExp(`^(?:${patterns.join('|')})$`)

/** The text, if it is a path of the product's own route table and nothing else: no origin, no query, no fragment. */
export const ownPath = (text: string | null | undefined): string | undefined =>
  text && OWN.test(text) ? text : undefined

/** Where somebody goes on who asked for nothing else. */
export const libraryPath = (language: Language): string => routeOf('library').pattern.replace('{lang}', language)

/** Where a mailed link leads; `query` names it. */
export const verifyPath = (language: Language, query: { token: string; r: string }): string =>
  `/${language}/verify?${new URLSearchParams(query)}`
