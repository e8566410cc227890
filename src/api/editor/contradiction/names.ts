import type { Brief } from '../../story/brief.ts'
import { calledName } from '../../story/called-name.ts'
import { folded } from '../folding.ts'

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Pattern of a folded full or short name, with or without genitive s; undefined below two characters. */
export function namePattern(name: string, { language }: Pick<Brief, 'language'>): string | undefined {
  const forms = [name, calledName(name)].map(form => folded(form, language)).filter(form => form.length > 1)
  if (forms.length === 0) return undefined
  const distinct = [...new Set(forms)].sort((one, other) => other.length - one.length)
  return `(?<![\\p{L}\\p{N}])(?:${distinct.map(escaped).join('|')})(?:'?s|')?(?![\\p{L}\\p{N}])`
}
