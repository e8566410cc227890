import { BRAND } from '../../../contract/brand.ts'
import { fill } from '../../../lib/fill.ts'
import { bookTexts } from '../../bindery/book-texts.ts'
import type { BookTags } from '../../narrator/narrator.ts'
import type { Dedication } from '../dedications.ts'
import type { SoundNote } from '../sounds.ts'
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

/** Who reads a chapter, in the story's language; sounds of old do not say whose voice it is. */
export function narratorOf(
  { language }: Pick<StoryText, 'language'>,
  { spokenBy = 'engine', voice }: SoundNote,
): string {
  const texts = bookTexts(language, 'rules')
  return voice === undefined ? texts.voice : fill(texts.narrators[spokenBy], { name: voice })
}
