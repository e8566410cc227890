import { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { Language } from '../../contract/languages.ts'
import type { Edition } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import type { ShopTexts } from './shop-props.ts'

const MINUTE_MS = 60_000

/** Measured facts only, as one line. */
export function factsOf(story: Story, edition: Edition, texts: ShopTexts['facts'], language: Language): string {
  const chapters = story.chapters.length
  const heard = story.mediaItems.find(({ type }) => type === 'audiobook')?.durationMs
  const facts = [
    chapters > 1 && counted(language, chapters, texts.chapters),
    edition === 'audiobook' && heard && counted(language, Math.max(1, Math.round(heard / MINUTE_MS)), texts.minutes),
    edition === 'ebook' && fill(texts.files, { formats: listed(EBOOK_FORMATS) }),
    edition === 'audiobook' && fill(texts.files, { formats: listed(AUDIOBOOK_FORMATS) }),
  ]
  return facts.filter(Boolean).join(' · ')
}

const listed = (formats: readonly string[]): string => formats.map(format => format.toUpperCase()).join(', ')
