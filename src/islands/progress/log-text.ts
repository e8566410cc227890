import { counted } from '../../lib/counted.ts'
import { fill } from '../../lib/fill.ts'
import type { LogLine } from '../../stores/progress/generation-log.ts'
import type { ProgressTexts } from './progress-props.ts'

const MINUTE_SECONDS = 60
/** Shorter estimates read "less than a minute". */
const SHORT_SECONDS = 45

export function lineText({ key, values }: LogLine, language: string, texts: ProgressTexts): string {
  const text = texts.log[key]
  return fill(typeof text === 'string' ? text : counted(language, Number(values.count), text), values)
}

export function estimateText(seconds: number, language: string, { estimate }: ProgressTexts): string {
  if (seconds < SHORT_SECONDS) return estimate.short
  return counted(language, Math.max(1, Math.round(seconds / MINUTE_SECONDS)), estimate)
}
