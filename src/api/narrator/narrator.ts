import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { Span } from './sentences/span.ts'

export interface BookTags {
  readonly title: string
  /** Who stands as the author where books are listed. */
  readonly author: string
  /** Whose product it is. */
  readonly publisher: string
  readonly language: string
  readonly year: number
  /** What made the book, "Made with AI" where a model did, in the story's language. */
  readonly disclosure: string
  /** Whether text or voice is from a trained model. */
  readonly byModel: boolean
}

export interface ChapterOrder {
  /** From 1, of `count`. */
  readonly number: number
  readonly count: number
  readonly title: string
  /** As the reader shows them: offsets of sentences refer to these. */
  readonly paragraphs: readonly string[]
  readonly book: BookTags
  /** Also for an M4B; AAC takes eight times as long as MP3. */
  readonly withAac: boolean
  /** Without it the engine speaks at once during an outage. */
  readonly whenAway?: WhenAway
}

/** Whole milliseconds in the chapter's MP3. */
export interface Timing {
  readonly fromMs: number
  readonly toMs: number
}

/** Paragraph from 0, UTF-16 offsets in it, time. */
export interface SpokenSentence extends Span, Timing {
  readonly paragraph: number
}

export interface SpokenChapter {
  /** Tagged; 24 kHz, one channel, 64 kbit/s. */
  readonly mp3: Uint8Array
  /** ADTS frames for `joinM4b`, when ordered. */
  readonly aac: Uint8Array | undefined
  readonly durationMs: number
  readonly title: Timing | undefined
  /** In order; unspeakable ones (a row of stars) are left out. */
  readonly sentences: readonly SpokenSentence[]
  readonly spokenBy: { readonly kind: 'engine' | 'model'; readonly name: string }
  /** Set when the model failed and the engine spoke. */
  readonly note?: 'narrator-fallback'
  /** Characters requested of the model, used or not. */
  readonly usage?: { readonly model: string; readonly characters: number }
}

export interface Narrator {
  readonly kind: 'engine' | 'model'
  /** Throws the signal's reason, or a SpeechEngineError; a retry helps unless a package is missing. */
  speak(chapter: ChapterOrder, signal: AbortSignal): Promise<SpokenChapter>
  close(): Promise<void>
}
