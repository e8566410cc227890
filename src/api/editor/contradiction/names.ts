import { escapeExpression } from '../../../lib/escape-expression.ts'
import { wordsOf } from '../../../lib/words.ts'
import type { Brief } from '../../story/brief.ts'
import { bareName, calledName } from '../../story/called-name.ts'
import { folded } from '../folding.ts'

type Named = Pick<Brief, 'language'> & Partial<Pick<Brief, 'hero' | 'relations'>>

/** A word alone, of a name of two, where nobody else of the brief has it. */
function ownBareName(name: string, { language, hero, relations = [] }: Named): string[] {
  const bare = bareName(name)
  if (bare === undefined) return []
  const others = [...(hero ? [hero] : []), ...relations].map(one => one.name).filter(other => other !== name)
  const word = folded(bare, language)
  const isShared = others.some(other => wordsOf(folded(other, language), language).includes(word))
  return isShared ? [] : [bare]
}

/** Pattern of a folded full or short name, with or without genitive s; undefined below two characters. */
export function namePattern(name: string, brief: Named): string | undefined {
  const { language } = brief
  const forms = [name, calledName(name), ...ownBareName(name, brief)]
    .map(form => folded(form, language))
    .filter(form => form.length > 1)
  if (forms.length === 0) return undefined
  const distinct = [...new Set(forms)].sort((one, other) => other.length - one.length)
  return `(?<![\\p{L}\\p{N}])(?:${distinct.map(escapeExpression).join('|')})(?:'?s|')?(?![\\p{L}\\p{N}])`
}
