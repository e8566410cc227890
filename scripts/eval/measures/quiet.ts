import { quiet as german } from '../../../src/api/author/offline/quiet/de.ts'
import { quiet as english } from '../../../src/api/author/offline/quiet/en.ts'
import { quiet as spanish } from '../../../src/api/author/offline/quiet/es.ts'
import { quiet as french } from '../../../src/api/author/offline/quiet/fr.ts'
import { quiet as italian } from '../../../src/api/author/offline/quiet/it.ts'
import type { QuietTexts } from '../../../src/api/author/offline/quiet/quiet-phrases.ts'
import type { Manuscript } from '../../../src/api/story/manuscript.ts'
import { sentencesOf } from '../../../src/lib/words.ts'

export const QUIET_TEXTS: Readonly<Record<string, QuietTexts>> = {
  de: german,
  en: english,
  fr: french,
  es: spanish,
  it: italian,
}

const spaced = (text: string): string => text.replace(/[\u00a0\u202f\s]+/gu, ' ').trim()
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')

/** Sentences of the phrasings in which the person stands, with anything for a name. */
function quietSentences(language: string): RegExp[] {
  const kinds = Object.values(QUIET_TEXTS[language]?.kinds ?? {})
  const all = kinds.flatMap(({ phrasings, small, many }) => [...phrasings, ...small, many.replace('ALL', '{m}')])
  return all
    .map(text =>
      text
        .replace(/[<>]/gu, '')
        .replace(/\{[mM][^}]*\}/gu, 'Mmm')
        .replace(/\{[^}]*\}/gu, 'Hhh'),
    )
    .flatMap(text => sentencesOf(text, language).map(spaced))
    .filter(sentence => sentence.includes('Mmm'))
    .map(
      sentence => new RegExp(`^${escaped(sentence).replaceAll('Mmm', '.{1,60}').replaceAll('Hhh', '.{1,20}')}$`, 'u'),
    )
}

/** Sentences with the name of somebody who is not to act, by whether they are of those made for such people. */
export function sentencesWith(
  name: string,
  chapters: readonly Manuscript[],
  language: string,
): { readonly named: readonly string[]; readonly acting: readonly string[] } {
  const allowed = quietSentences(language)
  const named = chapters
    .flatMap(({ text }) => text.split('\n').flatMap(line => sentencesOf(line, language).map(spaced)))
    .filter(sentence => sentence.includes(name))
  return { named, acting: named.filter(sentence => !allowed.some(one => one.test(sentence))) }
}
