import { type MapStore, map } from 'nanostores'
import type { Query } from '../../contract/call.ts'
import { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import {
  LINE_MAX,
  SUGGESTION_CUT,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_LONG,
  SUGGESTIONS_MAX,
} from '../../contract/limits.ts'
import { shorten } from '../../lib/graphemes.ts'
import { callAddress } from '../client.ts'
import type { Clock } from '../clock.ts'

export interface Suggestion {
  /** A continuation of what was typed; an answer by itself if `whole`. */
  readonly text: string
  readonly whole?: boolean
  readonly label: string
}

interface Offer {
  readonly state: 'waiting' | 'streaming' | 'complete'
  readonly suggestions: readonly Suggestion[]
}

export interface StreamEvents {
  suggestion(index: number, text: string): void
  complete(): void
  failed(): void
}

/** Server-sent events; the result closes the stream. */
export type OpenStream = (address: string, events: StreamEvents) => () => void

type Question = Query<typeof streamSuggestions>

export interface Suggestions {
  readonly $offers: MapStore<Record<string, Offer>>
  /** After a pause of typing; replaces what was asked before. */
  ask(field: string, question: Question): void
  close(): void
}

/** One stream at a time; a failed one is closed and leaves what it brought. */
export function createSuggestions(clock: Clock, open: OpenStream): Suggestions {
  const $offers = map<Record<string, Offer>>({})
  let stop = () => {}
  let activeField: string | undefined

  const brought = (field: string) => $offers.get()[field]?.suggestions ?? []
  const close = () => {
    stop()
    if (activeField !== undefined) $offers.setKey(activeField, { state: 'complete', suggestions: brought(activeField) })
    activeField = undefined
  }
  const listen = (field: string, question: Question) => {
    const texts: string[] = []
    $offers.setKey(field, { state: 'streaming', suggestions: [] })
    stop = open(callAddress(streamSuggestions, { query: cut(question) }), {
      suggestion(index, text) {
        if (!(index >= 0 && index < SUGGESTIONS_MAX)) return
        texts[index] = text
        $offers.setKey(field, { state: 'streaming', suggestions: texts.filter(Boolean).map(chip) })
      },
      complete: close,
      failed: close,
    })
  }
  return {
    $offers,
    ask(field, question) {
      close()
      activeField = field
      $offers.setKey(field, { state: 'waiting', suggestions: brought(field) })
      stop = clock.after(SUGGESTION_DEBOUNCE_MS, () => listen(field, question))
    },
    close,
  }
}

export function appended(text: string, { text: suggestion, whole }: Pick<Suggestion, 'text' | 'whole'>): string {
  const start = text.trimEnd()
  if (start === '' || /^[,.;:!?…]/.test(suggestion)) return start + suggestion
  return `${start}${whole ? ', ' : ' '}${suggestion}`
}

export const ideas = (texts: readonly string[]): Suggestion[] => texts.map(text => ({ ...chip(text), whole: true }))

const chip = (text: string): Suggestion => ({ text, label: shorten(text, SUGGESTION_CUT, SUGGESTION_LONG) })

/** The call takes one line: the end of a longer text, without half a character at its edge. */
const cut = (question: Question): Question => ({
  ...question,
  start: question.start.slice(-LINE_MAX).replace(/^[\udc00-\udfff]/, ''),
})
