import type { Language } from '../../contract/languages.ts'
import { ROUTES, routeOf } from '../../contract/routes.ts'
import { slugOf } from '../../lib/slug.ts'

/** Spec 5: the address of a page whose title has neither letter nor digit. */
const URL_FALLBACK = 'de'

/** Words with a meaning to hosts or to the product. */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  'api',
  'content',
  'static',
  ...ROUTES.flatMap(({ pattern }) => pattern.split('/').filter(part => part !== '' && !part.includes('{'))),
])

export const isReserved = (url: string): boolean => RESERVED.has(url)

export const urlOf = ({ url, title, language }: { url: string; title: string; language: Language }): string =>
  url || slugOf(title, language) || URL_FALLBACK

export const landingPathOf = (language: Language, url: string): string =>
  routeOf('landing')
    .pattern.replace('{lang}', language)
    .replace('{landing}', () => url)
