import { openTurns } from '../../model/image-turns.ts'
import type { Sound, Speech, Utterance } from '../speech.ts'
import { type Child, startChild } from './child.ts'
import { SpeechEngineError } from './engine-error.ts'
import { speechMarkup } from './speech-markup.ts'
import { voicesFor } from './voices.ts'

export interface EngineLimits {
  /** Start of the process and one utterance. */
  readonly utteranceMs: number
  /** Added per character. */
  readonly characterMs: number
  /** Idle time after which the process ends and frees its memory. */
  readonly idleMs: number
}

/** Speech takes about 1 ms a character; the rest is for a busy machine. */
const LIMITS: EngineLimits = { utteranceMs: 20_000, characterMs: 50, idleMs: 60_000 }
/** An utterance whose process died is tried once more: the machine may have been the cause. */
const TRIES = 2

export interface SpeechEngine extends Speech {
  readonly kind: 'engine'
  /** Peak memory of any of its processes so far, in bytes. */
  peakBytes(): number
  /** Seconds of processor time of the last process up to its last answer, its start included. */
  processorSeconds(): number
  /** Process id, while one runs. */
  pid(): number | undefined
}

class Engine implements SpeechEngine {
  readonly name = 'espeak-ng'
  readonly kind = 'engine'
  readonly atOnce = 1
  readonly #turns = openTurns(1)
  readonly #limits: EngineLimits
  readonly #script: string | undefined
  #child: Child | undefined
  #idle: NodeJS.Timeout | undefined
  #orders = 0
  #peakBytes = 0
  #processorSeconds = 0
  #closed = false

  constructor(limits: EngineLimits, script: string | undefined) {
    this.#limits = limits
    this.#script = script
  }

  peakBytes = () => this.#peakBytes
  processorSeconds = () => this.#processorSeconds
  pid = () => this.#child?.pid

  speak = (utterance: Utterance, signal: AbortSignal): Promise<Sound> =>
    this.#turns.run(() => this.#try(utterance, signal), signal)

  close = async (): Promise<void> => {
    this.#closed = true
    this.#end()
  }

  async #try(utterance: Utterance, signal: AbortSignal): Promise<Sound> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const sound = await this.#once(utterance, signal)
      if (sound) return sound
    }
    throw new SpeechEngineError('crashed')
  }

  /** Undefined when the process died on it, except after an abort. */
  async #once({ text, language }: Utterance, signal: AbortSignal): Promise<Sound | undefined> {
    signal.throwIfAborted()
    if (this.#closed) throw new SpeechEngineError('closed')
    clearTimeout(this.#idle)
    // Speech cannot be cancelled: only ending its process stops it.
    const late = AbortSignal.timeout(this.#limits.utteranceMs + text.length * this.#limits.characterMs)
    const stop = AbortSignal.any([signal, late])
    stop.addEventListener('abort', this.#end, { once: true })
    try {
      const reply = await this.#open().ask({
        id: ++this.#orders,
        text: speechMarkup(text, language),
        voices: voicesFor(language),
      })
      signal.throwIfAborted()
      if (late.aborted) throw new SpeechEngineError('deadline')
      if (this.#closed) throw new SpeechEngineError('closed')
      if (reply?.kind === 'missing') throw new SpeechEngineError('missing')
      if (!reply) return undefined
      this.#peakBytes = Math.max(this.#peakBytes, reply.peakBytes)
      this.#processorSeconds = reply.processorSeconds
      return reply
    } finally {
      stop.removeEventListener('abort', this.#end)
      this.#idle = setTimeout(this.#end, this.#limits.idleMs).unref()
    }
  }

  #open(): Child {
    if (this.#child) return this.#child
    const child = startChild(() => {
      if (this.#child === child) this.#child = undefined
    }, this.#script)
    this.#child = child
    return child
  }

  #end = () => {
    clearTimeout(this.#idle)
    this.#child?.end()
    this.#child = undefined
  }
}

/** espeak-ng in its own process, started on demand, ended when idle, restarted when lost. Offline, 100 languages. */
export const openSpeechEngine = (limits: Partial<EngineLimits> = {}, script?: string): SpeechEngine =>
  new Engine({ ...LIMITS, ...limits }, script)
