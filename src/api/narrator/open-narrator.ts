import { describeError } from '../../lib/describe-error.ts'
import { ServiceUnavailable } from '../../lib/service-unavailable.ts'
import type { Log } from '../log/log.ts'
import { ModelError } from '../outside/model/model-error.ts'
import type { Speech } from '../outside/speech/speech.ts'
import { durationMs } from './book/mp3-frames.ts'
import { tagChapter } from './book/tag-chapter.ts'
import type { ChapterOrder, Narrator, SpokenChapter } from './narrator.ts'
import { scoreOf } from './score.ts'
import { finishSound } from './sound/finish-sound.ts'
import { speakScore } from './speak-score.ts'
import { timingsOf } from './timings.ts'

export interface NarratorDeps {
  readonly engine: Speech
  readonly model?: Speech | undefined
  readonly chapterMs?: number
  readonly log: Pick<Log, 'warn'>
}

/** 2,000 words are some 200 requests, six at once. */
const CHAPTER_MS = 15 * 60_000

async function speakWith(
  { log }: NarratorDeps,
  speech: Speech,
  order: ChapterOrder,
  signal: AbortSignal,
): Promise<SpokenChapter> {
  const { language } = order.book
  const score = scoreOf({ ...order, language }, speech.kind === 'engine')
  const { parts, unsaid } = await speakScore(speech, score, language, signal)
  if (unsaid > 0) log.warn({ unsaid, parts: score.length }, 'the narrator left out what it could not say')
  const { mp3, aac, heard } = await finishSound({ parts, withAac: order.withAac }, signal)
  const book = { ...order.book, byModel: order.book.byModel || speech.kind === 'model' }
  return {
    mp3: tagChapter(mp3, { ...order, book }),
    aac,
    durationMs: durationMs(mp3),
    ...timingsOf(score, heard),
    spokenBy: { kind: speech.kind, name: speech.voiceIn?.(language) ?? speech.name },
  }
}

const charactersOf = ({ title, paragraphs }: ChapterOrder) =>
  paragraphs.reduce((sum, text) => sum + text.length, title.length)

/** Provider unreachable or busy. A deadline does not count: it has been waited for. */
const isAway = (error: unknown): boolean =>
  error instanceof ModelError && (error.failure === 'busy' || error.failure === 'unreachable')

/** Undefined where the model could not speak all: a chapter has one voice. */
async function speakByModel(
  deps: NarratorDeps,
  model: Speech,
  order: ChapterOrder,
  signal: AbortSignal,
): Promise<SpokenChapter | undefined> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(deps.chapterMs ?? CHAPTER_MS)])
  try {
    return await speakWith(deps, model, order, until)
  } catch (error) {
    signal.throwIfAborted()
    if (order.whenAway === 'wait' && isAway(error)) throw new ServiceUnavailable('speech', error)
    deps.log.warn(
      { error: describeError(error), why: until.aborted ? 'deadline' : 'failed' },
      'the model did not speak',
    )
    return undefined
  }
}

/** The model where there is one, the engine where it fails. Closing it closes both. */
export function openNarrator(deps: NarratorDeps): Narrator {
  const { engine, model } = deps
  return {
    kind: model ? 'model' : 'engine',
    async speak(order, signal) {
      signal.throwIfAborted()
      if (!model || model.speaks?.(order.book.language) === false) return speakWith(deps, engine, order, signal)
      const usage = { model: model.name, characters: charactersOf(order) }
      const spoken = await speakByModel(deps, model, order, signal)
      if (spoken) return { ...spoken, usage }
      return { ...(await speakWith(deps, engine, order, signal)), note: 'narrator-fallback', usage }
    },
    async close() {
      await Promise.all([engine.close(), model?.close()])
    },
  }
}
