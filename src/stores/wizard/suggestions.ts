import { atom, type MapStore, map, type ReadableAtom } from 'nanostores'
import type { Query } from '../../contract/call.ts'
import { streamSuggestions } from '../../contract/calls/stream-suggestions.ts'
import { LINE_MAX, SUGGESTION_DEBOUNCE_MS, SUGGESTIONS_MAX } from '../../contract/limits.ts'
import { callAddress } from '../client.ts'
import type { Clock } from '../clock.ts'

export interface Suggestion {
  /** A continuation of what was typed; an answer by itself if `whole`. */
  readonly text: string
  readonly whole?: boolean
  /** As it is shown: without the mark that joins it to what was typed. */
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
  /** The field that is being answered; undefined before any was on this card. */
  readonly $inUse: ReadableAtom<string | undefined>
  /** After a pause of typing; replaces what was asked before. */
  ask(field: string, question: Question): void
  close(): void
  /** Another card: none of its fields is in use. */
  leave(): void
}

/** One stream at a time; a failed one is closed and leaves what it brought. */
export function createSuggestions(clock: Clock, open: OpenStream): Suggestions {
  const $offers = map<Record<string, Offer>>({})
  const $inUse = atom<string | undefined>()
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
        $offers.setKey(field, { state: 'streaming', suggestions: offered(texts, question.start) })
      },
      complete: close,
      failed: close,
    })
  }
  return {
    $offers,
    $inUse,
    ask(field, question) {
      close()
      activeField = field
      $inUse.set(field)
      $offers.setKey(field, { state: 'waiting', suggestions: brought(field) })
      stop = clock.after(SUGGESTION_DEBOUNCE_MS, () => listen(field, question))
    },
    close,
    leave() {
      close()
      $inUse.set(undefined)
    },
  }
}

export function appended(text: string, { text: suggestion, whole }: Pick<Suggestion, 'text' | 'whole'>): string {
  const start = text.trimEnd()
  if (start === '' || /^[,.;:!?…]/.test(suggestion)) return start + suggestion
  return `${start}${whole ? ', ' : ' '}${suggestion}`
}

export const ideas = (texts: readonly string[]): Suggestion[] => texts.map(text => ({ text, label: text, whole: true }))

/** What adds something to `typed`: neither what stands there already nor what another one says. */
function offered(texts: readonly string[], typed: string): Suggestion[] {
  const added = texts.filter(Boolean).map(text => chip(withoutEcho(text, typed)))
  return added.filter(({ label }, at) => {
    const isNew = label !== '' && !plain(typed).includes(plain(label))
    return isNew && added.findIndex(other => plain(other.label) === plain(label)) === at
  })
}

/** Suggestions continue; some models begin with what they continue. */
function withoutEcho(text: string, typed: string): string {
  const start = typed.trim()
  if (start === '' || !plain(text).startsWith(plain(start))) return text
  const rest = text.trim().slice(start.length)
  return /^[\p{L}\p{M}\p{N}]/u.test(rest) ? text : rest
}

const chip = (text: string): Suggestion => ({ text: text.trim(), label: text.replace(/^[\s,.;:!?…–-]+/, '').trimEnd() })

const plain = (text: string): string => text.trim().toLowerCase()

/** The call takes one line: the end of a longer text, without half a character at its edge. */
const cut = (question: Question): Question => ({
  ...question,
  start: question.start.slice(-LINE_MAX).replace(/^[\udc00-\udfff]/, ''),
})
