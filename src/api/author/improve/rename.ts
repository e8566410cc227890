import type { Patch } from '../../../contract/version.ts'
import { escapeExpression } from '../../../lib/escape-expression.ts'
import type { Manuscript } from '../../story/manuscript.ts'
import type { Rename } from './brief-change.ts'
import { type NameForms, nameForms } from './name-forms.ts'

const BORDER = '(?<![\\p{L}\\p{N}\\p{M}])'
const END = '(?![\\p{L}\\p{N}\\p{M}])'

const isShouted = (name: string): boolean => name.length > 1 && name === name.toUpperCase()

export function withName(text: string, { from, to }: Rename, language: string): string {
  const forms = nameForms(language)
  return cased(text, { from, to }, forms, isShouted(from) ? [from] : [from, from.toUpperCase()])
}

function cased(text: string, { from, to }: Rename, forms: NameForms, names: readonly string[]): string {
  const name = names.map(escapeExpression).join('|')
  const ending = forms.endings === '' ? '()' : `(${forms.endings})?`
  const before = forms.before ? `(${forms.before.pattern})?` : '()'
  const pattern = new RegExp(`${before}(?<![\\p{L}\\p{N}\\p{M}])(${name})${ending}${END}`, 'gu')
  return text.replace(pattern, (_, small: string | undefined, found: string, end: string | undefined) => {
    const renamed = found === from ? to : to.toUpperCase()
    const head = small && forms.before ? forms.before.fit(small, to) : (small ?? '')
    return head + renamed + (end ? forms.ending(to, end) : '')
  })
}

/** As a word of its own, or with an ending. */
export function containsName(text: string, name: string, language: string): boolean {
  const { endings } = nameForms(language)
  const ending = endings === '' ? '' : `(?:${endings})?`
  return new RegExp(`${BORDER}${escapeExpression(name)}${ending}${END}`, 'u').test(text)
}

export function renamePatches(pages: readonly Manuscript[], rename: Rename, language: string): Patch[] {
  const patch = (chapter: number, paragraph: number | null, before: string): Patch[] => {
    const after = withName(before, rename, language)
    return after === before ? [] : [{ chapter, paragraph, before, after }]
  }
  return pages.flatMap(({ number, title, text }) => [
    ...patch(number, null, title),
    ...text.split('\n').flatMap((paragraph, index) => patch(number, index, paragraph)),
  ])
}
