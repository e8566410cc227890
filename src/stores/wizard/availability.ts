import { fill } from '../../lib/fill.ts'
import { type LocaleTexts, sayList, sayNumber, wordOf } from './answer-text.ts'
import type { Field } from './fields.ts'
import { type BookOf, isWrittenLanguage, isWrittenLength, type Service } from './service.ts'

export interface Availability {
  has(option: string): boolean
  /** What there is instead of missing options; else empty. */
  readonly sentence: string
}

const EVERYTHING: Availability = { has: () => true, sentence: '' }

const ANY_BOOK: BookOf = { targetAge: '', chapterCount: undefined }

/** Options that this installation can write for a book; all of them until that is known. */
export function availabilityOf(
  field: Field,
  service: Service,
  localeTexts: LocaleTexts,
  book = ANY_BOOK,
): Availability {
  const { texts } = localeTexts
  if (field.kind === 'language' && service.state === 'known' && service.languages) {
    const languages = sayList(
      service.languages.map(code => wordOf(localeTexts, 'language', code)),
      localeTexts,
    )
    return {
      has: code => isWrittenLanguage(service, code),
      sentence: fill(texts.wizard.language.limited, { languages }),
    }
  }
  const lengths = (field.options ?? []).filter(length => isWrittenLength(service, length, book))
  if (field.name !== 'length' || lengths.length === field.options?.length) return EVERYTHING
  const words = sayList(
    lengths.map(length => sayNumber(Number(length), localeTexts)),
    localeTexts,
  )
  const { chapters, limited } = texts.wizard.length
  const sentence = fill(book.chapterCount ? chapters : limited, { lengths: words, chapters: book.chapterCount ?? '' })
  return { has: length => lengths.includes(length), sentence }
}
