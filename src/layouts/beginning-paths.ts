import type { BeginningPaths } from '../contract/beginning-paths.ts'
import { CATEGORIES } from '../contract/categories.ts'
import type { Language } from '../contract/languages.ts'
import { pathOf } from '../contract/routes.ts'
import { textsOf, WRITTEN_LANGUAGES } from './texts.ts'

/** Pages on which a story may be begun again, in every language. */
export function beginningPaths(): BeginningPaths {
  const of = (there: Language) => {
    const words = textsOf(there).urls
    return [
      ['advent', pathOf('advent', { language: there }, words)],
      ['landing', pathOf('landing', { language: there, landing: '{landing}' }, words)],
      ...CATEGORIES.map(category => [category, pathOf('category', { language: there, category }, words)]),
    ]
  }
  return Object.fromEntries(WRITTEN_LANGUAGES.map(there => [there, Object.fromEntries(of(there))])) as BeginningPaths
}
