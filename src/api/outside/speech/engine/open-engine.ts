import { openTurns } from '../../model/image-turns.ts'
import type { Sound, Speech, Utterance } from '../speech.ts'
import { type Child, startChild } from './child.ts'
import { SpeechEngineError } from './engine-error.ts'
import { voicesFor } from './voices.ts'

export interface EngineLimits {
  /** For the start of the process and one utterance. */
  readonly utteranceMs: number
  /** And for each of its characters. */
  readonly characterMs: number
  /** After so long without a word the process ends, and its memory is free. */
  readonly idleMs: number
}

/** Speech takes about 1 ms a character; the rest is for a machine that has much else to do. */
const LIMITS: EngineLimits = { utteranceMs: 20_000, characterMs: 50, idleMs: 60_000 }
/** An utterance over which the process ended is tried once more: what ended it may have been the machine. */
const TRIES = 2

export interface SpeechEngine extends Speech {
  readonly kind: 'engine'
  /** The most memory that a process of the engine held so far, in bytes. */
  peakBytes(): number
  /** Seconds of the processor that the last process had until it last answered, its start included. */
  processorSeconds(): number
  /** The running process, if there is one. */
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
    this.#turns.take(() => this.#try(utterance, signal), signal)

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

  /** Undefined when the process ended over the utterance, unless that is what was wanted. */
  async #once({ text, language }: Utterance, signal: AbortSignal): Promise<Sound | undefined> {
    signal.throwIfAborted()
    if (this.#closed) throw new SpeechEngineError('closed')
    clearTimeout(this.#idle)
    // What it is saying cannot be taken back: only the end of its process ends it.
    const late = AbortSignal.timeout(this.#limits.utteranceMs + text.length * this.#limits.characterMs)
    const stop = AbortSignal.any([signal, late])
    stop.addEventListener('abort', this.#end, { once: true })
    try {
      const reply = await this.#open().ask({ id: ++this.#orders, text, voices: voicesFor(language) })
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

/**
 * espeak-ng, in a process of its own that starts with the first utterance, ends when there is nothing to say, and starts
 * again when it was lost. Speaks all seven languages of the product and some hundred more. No network.
 */
export const openSpeechEngine = (limits: Partial<EngineLimits> = {}, script?: string): SpeechEngine =>
  new Engine({ ...LIMITS, ...limits }, script)
