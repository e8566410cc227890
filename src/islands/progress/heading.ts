import { fill } from '../../lib/fill.ts'
import { type Generation, statusOf } from '../../stores/progress/generation.ts'
import type { ProgressTexts } from './progress-props.ts'

export function headingOf(generation: Generation, texts: ProgressTexts): string {
  const status = statusOf(generation)
  const title = status?.story.title || status?.storyPlan?.title
  if (generation.state === 'failed') return texts.failed.heading
  if (generation.state === 'complete') return fill(texts.heading.complete, { title: title || texts.untitled })
  if (title) return fill(texts.heading.title, { title })
  if (status?.character) return fill(texts.heading.hero, { hero: status.character.name })
  return texts.heading.unknown
}
