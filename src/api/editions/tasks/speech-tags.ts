import { BRAND } from '../../../contract/brand.ts'
import { bookTexts } from '../../bindery/book-texts.ts'
import type { BookTags } from '../../narrator/narrator.ts'
import type { Dedication } from '../dedications.ts'
import type { StoryText } from '../story-text.ts'

/** Nobody has written it alone: a giver stands as the author, else the book itself. The product is the publisher. */
export function speechTags(text: StoryText, byModel: boolean, dedication?: Dedication): BookTags {
  return {
    title: text.title,
    author: dedication?.from ?? text.title,
    publisher: BRAND,
    language: text.language,
    year: text.finishedAt.getUTCFullYear(),
    disclosure: bookTexts(text.language, byModel ? 'trained' : 'rules').made,
    byModel,
  }
}
