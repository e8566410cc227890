import type { Language } from '../../contract/languages.ts'
import { ROUTES, routeOf } from '../../contract/routes.ts'
import { slugOf } from '../../lib/slug.ts'

/** Spec 5: what a page is called whose title has neither letter nor digit. */
const URL_FALLBACK = 'de'

/** Words that hosts and the product itself read otherwise than as a page's name. */
const RESERVED: ReadonlySet<string> = new Set([
  'index',
  'api',
  'content',
  'static',
  ...ROUTES.flatMap(({ pattern }) => pattern.split('/').filter(part => part !== '' && !part.includes('{'))),
])

export const isReserved = (url: string): boolean => RESERVED.has(url)

/** The address that was chosen, or one made of the title. */
export const urlOf = ({ url, title, language }: { url: string; title: string; language: Language }): string =>
  url || slugOf(title, language) || URL_FALLBACK

/** Where visitors find a landing page. */
export const landingPathOf = (language: Language, url: string): string =>
  routeOf('landing')
    .pattern.replace('{lang}', language)
    .replace('{landing}', () => url)
