import { AUDIOBOOK_FORMATS, EBOOK_FORMATS } from '../../contract/edition.ts'
import type { Language } from '../../contract/languages.ts'
import { DELIVERY_DAYS_MAX } from '../../contract/limits.ts'
import type { StoryPreview } from '../../contract/preview.ts'
import type { Edition } from '../../contract/shop.ts'
import type { Story } from '../../contract/story.ts'
import { counted } from '../../lib/counted.ts'
import { DAY_MS } from '../../lib/day.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay } from '../../lib/written.ts'
import type { ShopTexts } from './shop-props.ts'

const MINUTE_MS = 60_000
/** Of an audiobook: 64 kbit/s. */
const MEGABYTES_PER_MINUTE = 0.48

export interface FactsInput {
  readonly story: Story
  /** Undefined until it is there. */
  readonly preview: StoryPreview | undefined
  readonly texts: ShopTexts['facts']
  readonly language: Language
  readonly now: number
}

export interface OfferFact {
  readonly icon: string
  readonly text: string
}

/** What is measured of an edition, or promised in the terms. */
export function factsOf(edition: Edition, input: FactsInput): OfferFact[] {
  const chapters = input.story.chapters.length
  const inChapters = chapters > 1 ? counted(input.language, chapters, input.texts.chapters) : ''
  switch (edition) {
    case 'paperback':
      return paperFacts(input)
    case 'audiobook':
      return [...soundFacts(input, inChapters), { icon: 'hourglass', text: input.texts.soon.audiobook }]
    case 'ebook':
      return [
        { icon: 'download', text: joined([filesText(input, EBOOK_FORMATS), inChapters]) },
        { icon: 'hourglass', text: input.texts.soon.ebook },
      ]
    case 'webbook':
      return inChapters ? [{ icon: 'book-open', text: inChapters }] : []
  }
}

function paperFacts({ preview, texts, language, now }: FactsInput): OfferFact[] {
  const pages = preview?.pages.pageCount
  const date = writtenDay(language, now + DELIVERY_DAYS_MAX * DAY_MS)
  return [
    ...(pages ? [{ icon: 'book-open', text: counted(language, pages, texts.pages) }] : []),
    { icon: 'file-text', text: texts.trim },
    { icon: 'feather', text: texts.paper },
    { icon: 'mail', text: fill(texts.delivery, { date }) },
  ]
}

function soundFacts(input: FactsInput, inChapters: string): OfferFact[] {
  const { story, texts, language } = input
  const exact = story.mediaItems.find(({ type }) => type === 'audiobook')?.durationMs
  const ms = exact ?? estimatedMs(input)
  if (!ms) return [{ icon: 'download', text: joined([filesText(input, AUDIOBOOK_FORMATS), inChapters]) }]
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS))
  const size = Math.max(1, Math.round(minutes * MEGABYTES_PER_MINUTE))
  const length = counted(language, minutes, exact ? texts.minutes : texts.listening)
  return [
    { icon: 'clock', text: joined([length, inChapters]) },
    { icon: 'download', text: joined([filesText(input, AUDIOBOOK_FORMATS), fill(texts.size, { size })]) },
  ]
}

/** From how fast the sample is read. */
function estimatedMs({ story, preview }: FactsInput): number | undefined {
  const sentences = preview?.sample.sentences ?? []
  const heard = sentences.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)
  const read = sentences.reduce((sum, { text }) => sum + text.length, 0)
  if (heard === 0 || read === 0) return undefined
  const characters = story.chapters.reduce((sum, { text }) => sum + text.length, 0)
  return (characters / read) * heard
}

const filesText = ({ texts }: FactsInput, formats: readonly string[]): string =>
  fill(texts.files, { formats: formats.map(format => format.toUpperCase()).join(', ') })

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' · ')
