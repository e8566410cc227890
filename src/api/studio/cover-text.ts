import { isLanguage } from '../../contract/languages.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { fill } from '../../lib/fill.ts'
import type { Brief } from '../story/brief.ts'
import { calledName } from '../story/called-name.ts'

/** In a language without our words, the title alone. */
export function coverTextOf(brief: Brief, title: string) {
  const { language, category } = brief
  if (!isLanguage(language)) return { title, kicker: '', dedication: '', language }
  const { categories, pictures } = serverTexts(language)
  const name = calledName(brief.hero.name)
  return {
    title,
    language,
    kicker: categories[category].productDefinition,
    dedication: name === '' ? '' : fill(pictures.dedication, { name }),
  }
}
