import { itemAt } from '../../../lib/item-at.ts'

export type Direction = 'ltr' | 'rtl'

export interface DirectedRun {
  readonly direction: Direction
  readonly text: string
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const STRONG_OR_DIGIT = /[\p{L}\p{N}]/u
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
}

const directionOf = (character: string): Direction | undefined => {
  if (/\p{N}/u.test(character)) return 'ltr'
  if (RIGHT_TO_LEFT.test(character)) return 'rtl'
  return STRONG_OR_DIGIT.test(character) ? 'ltr' : undefined
}

export function baseDirection(text: string): Direction {
  const letter = Array.from(text).find(character => /\p{L}/u.test(character))
  return letter && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** Rules N1 and N2 of UAX #9. */
function resolved(characters: readonly string[], base: Direction): Direction[] {
  const own = characters.map(character => (/\p{M}/u.test(character) ? undefined : directionOf(character)))
  return own.map((direction, index) => {
    if (direction) return direction
    const before = own.slice(0, index).findLast(Boolean) ?? base
    if (/\p{M}/u.test(itemAt(characters, index))) return before
    const after = own.slice(index + 1).find(Boolean) ?? base
    return before === after ? before : base
  })
}

const mirrored = (text: string) => Array.from(text, character => MIRRORED[character] ?? character).join('')

/** Runs from left to right by UAX #9, one level of embedding; control characters must be gone before. */
export function directedRuns(line: string, base: Direction): DirectedRun[] {
  const characters = Array.from(line)
  const directions = resolved(characters, base)
  const runs: { direction: Direction; text: string }[] = []
  for (const [index, character] of characters.entries()) {
    const direction = itemAt(directions, index)
    const last = runs.at(-1)
    if (last?.direction === direction) last.text += character
    else runs.push({ direction, text: character })
  }
  const shown = runs.map(run => (run.direction === 'rtl' ? { ...run, text: mirrored(run.text) } : run))
  return base === 'rtl' ? shown.reverse() : shown
}
