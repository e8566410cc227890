import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PreviewedPages, PreviewSetting, SetPages, Setting } from './compiler.ts'
import { TypesettingError } from './typesetting-error.ts'

const SCRIPT = fileURLToPath(new URL('./typesetter-process.ts', import.meta.url))
/** Idle time after which the process ends and frees its memory. */
const IDLE_MS = 60_000

export type TypesettingRequest =
  | { readonly kind: 'pages'; readonly setting: Setting }
  | { readonly kind: 'preview'; readonly setting: PreviewSetting }

export type TypesettingReply =
  | { readonly kind: 'set'; readonly made: SetPages | PreviewedPages; readonly peakKilobytes: number }
  | { readonly kind: 'failed'; readonly reason: string }

export interface Typesetter {
  /** Throws the signal's reason when aborted, a TypesettingError without pages. */
  set(setting: Setting, signal: AbortSignal): Promise<SetPages>
  /** The first pages drawn; throws as `set` does. */
  preview(setting: PreviewSetting, signal: AbortSignal): Promise<PreviewedPages>
  readonly peakKilobytes: number
  close(): Promise<void>
}

/** Native code can crash its process, so it has its own; aborting ends the process, the next order starts another. */
class ForkedTypesetter implements Typesetter {
  peakKilobytes = 0
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  /** The process sets one document at a time. */
  #last: Promise<unknown> = Promise.resolve()

  set = async (setting: Setting, signal: AbortSignal) =>
    (await this.#inTurn({ kind: 'pages', setting }, signal)) as SetPages

  preview = async (setting: PreviewSetting, signal: AbortSignal) =>
    (await this.#inTurn({ kind: 'preview', setting }, signal)) as PreviewedPages

  #inTurn(request: TypesettingRequest, signal: AbortSignal): Promise<SetPages | PreviewedPages> {
    const turn = this.#last.then(() => this.#setNow(request, signal))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  close = async (): Promise<void> => this.#end()

  async #setNow(request: TypesettingRequest, signal: AbortSignal): Promise<SetPages | PreviewedPages> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    const child = this.#open()
    const { promise, resolve, reject } = Promise.withResolvers<SetPages | PreviewedPages>()
    const listeners = {
      message: (reply: TypesettingReply) => {
        if (reply.kind === 'failed') return reject(new TypesettingError(reply.reason))
        this.peakKilobytes = Math.max(this.peakKilobytes, reply.peakKilobytes)
        resolve(reply.made)
      },
      exit: (code: number | null) => reject(new TypesettingError(`the typesetter ended (${code ?? 'by a signal'})`)),
      error: (cause: Error) => reject(new TypesettingError('the typesetter could not be reached', { cause })),
    }
    const abort = () => {
      this.#end()
      reject(signal.reason)
    }
    for (const [event, listener] of Object.entries(listeners)) child.on(event, listener)
    signal.addEventListener('abort', abort, { once: true })
    child.send(request)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
      for (const [event, listener] of Object.entries(listeners)) child.off(event, listener)
      this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    }
  }

  #open(): ChildProcess {
    if (this.#child?.connected) return this.#child
    const child = fork(SCRIPT, { serialization: 'advanced', stdio: 'ignore', execArgv: [] })
    child.on('error', () => undefined)
    child.on('exit', () => {
      if (this.#child === child) this.#child = undefined
    })
    this.#child = child
    return child
  }

  #end(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** The process starts with the first order. */
export const openTypesetter = (): Typesetter => new ForkedTypesetter()
