import { own } from '../../../../lib/own.ts'
import type { RevisionWords } from './request-words.ts'
import { germanRevisions } from './words/de.ts'
import { englishRevisions } from './words/en.ts'
import { spanishRevisions } from './words/es.ts'
import { frenchRevisions } from './words/fr.ts'
import { italianRevisions } from './words/it.ts'

const WORDS: Readonly<Record<string, RevisionWords>> = {
  de: germanRevisions,
  en: englishRevisions,
  fr: frenchRevisions,
  es: spanishRevisions,
  it: italianRevisions,
}

export const revisionWords = (language: string): RevisionWords | undefined => own(WORDS, language)
