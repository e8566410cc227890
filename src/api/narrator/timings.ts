import type { SpokenSentence, Timing } from './narrator.ts'
import type { ScorePart } from './score.ts'
import type { Heard } from './sound/assemble.ts'
import { MP3_DELAY } from './sound/encode-mp3.ts'
import { MS_PER_SECOND, RATE_HZ } from './sound/rate.ts'

const msAt = (sample: number) => Math.round(((sample + MP3_DELAY) * MS_PER_SECOND) / RATE_HZ)

export function timingsOf(
  score: readonly ScorePart[],
  heard: readonly Heard[],
): { title: Timing | undefined; sentences: SpokenSentence[] } {
  const sentences: SpokenSentence[] = []
  let title: Timing | undefined
  for (const [index, { position }] of score.entries()) {
    const { from, to } = heard[index] ?? { from: 0, to: 0 }
    if (from === to) continue
    const timing = { fromMs: msAt(from), toMs: msAt(to) }
    const { paragraph, start, end } = position
    if (paragraph === 'title') title = { fromMs: title?.fromMs ?? timing.fromMs, toMs: timing.toMs }
    else sentences.push({ paragraph, start, end, ...timing })
  }
  return { title, sentences }
}
