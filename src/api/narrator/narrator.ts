import type { WhenAway } from '../../lib/service-unavailable.ts'
import type { Span } from './sentences/span.ts'

/** What a listener should know of whoever made a file, in its metadata. */
export interface BookTags {
  /** The story's. */
  readonly title: string
  /** Who is named as its author. */
  readonly author: string
  readonly language: string
  /** "Made with AI" and what else there is to say about it, in the story's language. */
  readonly madeWithAi: string
  /** Whether a trained model had a hand in it, in the text or in the voice; the rest is made by programs. */
  readonly byModel: boolean
}

export interface ChapterOrder {
  /** From 1. */
  readonly number: number
  /** Chapters of the whole story. */
  readonly count: number
  readonly title: string
  /** As the reader shows them: offsets of sentences count in these. */
  readonly paragraphs: readonly string[]
  readonly book: BookTags
  /** Whether the chapter is wanted for an M4B too, which takes some eight times as long as an MP3. */
  readonly withAac: boolean
  /** Without it the engine speaks at once where a provider is away. */
  readonly whenAway?: WhenAway
}

/** When a sentence is heard in the chapter's MP3, in whole milliseconds from its beginning. */
export interface Timing {
  readonly fromMs: number
  readonly toMs: number
}

/** A sentence by its paragraph (from 0), its UTF-16 offsets in it, and its time. */
export interface SpokenSentence extends Span, Timing {
  readonly paragraph: number
}

export interface SpokenChapter {
  /** Whole and tagged: 24 kHz, one channel, 64 kbit/s. */
  readonly mp3: Uint8Array
  /** ADTS frames for `joinM4b`, where they were asked for. */
  readonly aac: Uint8Array | undefined
  /** Of the MP3. */
  readonly durationMs: number
  /** When the title is heard; absent without a title. */
  readonly title: Timing | undefined
  /** In the order of the text; sentences that nobody could say (a row of stars) are left out. */
  readonly sentences: readonly SpokenSentence[]
  readonly spokenBy: { readonly kind: 'engine' | 'model'; readonly name: string }
  /** Said where a model was asked and the engine had to speak. */
  readonly note?: 'narrator-fallback'
  /** What the model was asked for, also where its sound was of no use. */
  readonly usage?: { readonly model: string; readonly characters: number }
}

export interface Narrator {
  readonly kind: 'engine' | 'model'
  /**
   * Speaks a chapter whole. Throws the signal's reason when it is aborted; a SpeechEngineError when the engine itself
   * cannot speak, which asking again helps only if it is no missing package.
   */
  speak(chapter: ChapterOrder, signal: AbortSignal): Promise<SpokenChapter>
  close(): Promise<void>
}
