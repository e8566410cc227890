import { atom } from 'nanostores'
import { COVER_CHOICES, LOG_MESSAGE_MS } from '../../contract/limits.ts'
import { STEPS, type StepName } from '../../contract/positions.ts'
import type { StoryStatus } from '../../contract/story.ts'
import type { Clock } from '../clock.ts'

export interface LogLine {
  /** Key of i18n `progress.log`. */
  readonly key: StepName | 'start' | 'chapter'
  readonly values: Readonly<Record<string, string | number>>
  /** Seconds since the start; null for what was done before this page was opened. */
  readonly at: number | null
}

const CHAPTERS_AT = STEPS.findIndex(step => step.name === 'chapters')

/** Lines of what was finished between both, in the order it happened; without `before`, from the start. */
export function newLines(before: StoryStatus | undefined, now: StoryStatus, at: number | null): LogLine[] {
  const from = before?.status.position ?? -1
  const to = now.status.position
  const knownNumbers = new Set(before?.story.chapters.map(chapter => chapter.number))
  const steps = STEPS.map((step, index) => ({ name: step.name, index })).filter(
    step => step.index >= from && step.index < to,
  )
  const stepLine = (step: { name: StepName }): LogLine => ({ key: step.name, values: stepValues(step.name, now), at })
  const chapterLines = now.story.chapters
    .filter(chapter => !knownNumbers.has(chapter.number))
    .map((chapter): LogLine => {
      const values = { number: chapter.number, total: now.status.totalChapters, title: chapter.title }
      return { key: 'chapter', values, at }
    })
  return [
    ...(before ? [] : [{ key: 'start', values: {}, at } as const]),
    ...steps.filter(step => step.index < CHAPTERS_AT).map(stepLine),
    ...chapterLines,
    ...steps.filter(step => step.index >= CHAPTERS_AT).map(stepLine),
  ]
}

/** `past`: what a page open all along would have shown by now; `coming`: the rest. */
export function firstLines(status: StoryStatus): { past: LogLine[]; coming: LogLine[] } {
  const shown = Math.floor((status.elapsedSeconds * 1000) / LOG_MESSAGE_MS)
  return {
    past: newLines(undefined, status, null).slice(0, shown),
    coming: newLines(undefined, status, Math.round(status.elapsedSeconds)).slice(shown),
  }
}

function stepValues(name: StepName, { character, location, storyPlan }: StoryStatus): LogLine['values'] {
  if (name === 'character') return { hero: character?.name ?? '' }
  if (name === 'places') return { count: location?.places.length ?? 0, place: location?.places[0]?.name ?? '' }
  if (name === 'plan') return { count: storyPlan?.chapters.length ?? 0 }
  if (name === 'cover') return { count: COVER_CHOICES }
  return {}
}

export function createLog(clock: Clock) {
  const $lines = atom<readonly LogLine[]>([])
  let waiting: LogLine[] = []
  let resting = false
  /** Between two lines: however many wait, the last of them is shown within the time of one. */
  let pauseMs = LOG_MESSAGE_MS
  let cancel = () => {}

  const showNext = () => {
    const line = waiting.shift()
    resting = line !== undefined
    if (!line) return
    $lines.set([line, ...$lines.get()])
    cancel = clock.after(pauseMs, showNext)
  }
  const stop = () => {
    cancel()
    resting = false
  }
  const flush = () => {
    stop()
    $lines.set([...waiting.reverse(), ...$lines.get()])
    waiting = []
  }
  const add = (lines: readonly LogLine[]) => {
    waiting.push(...lines)
    pauseMs = LOG_MESSAGE_MS / Math.max(waiting.length, 1)
    // The chapter can be read already: its line must not come after it.
    if (lines.some(({ key }) => key === 'chapter')) flush()
    else if (!resting) showNext()
  }
  const begin = ({ past, coming }: { past: LogLine[]; coming: LogLine[] }) => {
    $lines.set(past.reverse())
    add(coming)
  }
  return { $lines, begin, add, flush, stop }
}
