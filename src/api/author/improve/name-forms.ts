import { own } from '../../../lib/own.ts'
import { isElided } from '../offline/fr/elision.ts'

/** How a language inflects a name, and what precedes it. */
export interface NameForms {
  /** Possessive endings after a name, as a pattern. */
  readonly endings: string
  /** The ending of the new name where the old one had `ending`. */
  ending(name: string, ending: string): string
  /** Words whose form depends on the name: as a pattern, and adapted to the new name. */
  readonly before?: { readonly pattern: string; fit(words: string, name: string): string }
}

const HISSED = /[sßxzŝşșśšžźż]$|ce$/iu

const german: NameForms = {
  endings: "s|[’'](?![\\p{L}])",
  ending: name => (HISSED.test(name) ? '’' : 's'),
}

const english: NameForms = {
  endings: "[’']s",
  ending: (_, ending) => ending,
}

const french: NameForms = {
  endings: '',
  ending: () => '',
  before: {
    pattern: "(?:[dD]e |[dD][’']|(?:[qQ]|[lL]orsq|[pP]uisq|[jJ]usq)u(?:e |[’']))",
    fit(words, name) {
      const stem = words.replace(/(?:e |[’'])$/u, '')
      return isElided(name) ? `${stem}’` : `${stem}e `
    },
  },
}

const SOUNDS_I = /^h?[ií](?![aeoáéó])/iu
const SOUNDS_O = /^h?[oó]/iu

const spanish: NameForms = {
  endings: '',
  ending: () => '',
  before: {
    pattern: '(?<![\\p{L}])[yeouYEOU] ',
    fit(words, name) {
      if (/^[ye] $/iu.test(words)) return SOUNDS_I.test(name) ? 'e ' : 'y '
      return SOUNDS_O.test(name) ? 'u ' : 'o '
    },
  },
}

const plain: NameForms = { endings: '', ending: () => '' }

const FORMS: Readonly<Record<string, NameForms>> = { de: german, en: english, fr: french, es: spanish }

export const nameForms = (language: string): NameForms => own(FORMS, language) ?? plain
