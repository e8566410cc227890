import { escapeMarkup } from '../../../lib/escape-markup.ts'
import { plainRun } from '../plain-text.ts'

/** For text of elements and values of attributes. */
export const escaped = (text: string): string => escapeMarkup(plainRun(text))

/** SMIL clock value: hours, minutes, seconds with thousandths. */
export function clockValue(ms: number): string {
  const whole = Math.round(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(whole / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours}:${two(minutes)}:${two(seconds % 60)}.${String(whole % 1000).padStart(3, '0')}`
}
