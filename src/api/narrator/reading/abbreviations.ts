import type { Reading } from './reading.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const pattern = (written: string) => escaped(written).replaceAll(' ', '[ \\u00a0\\u202f]?')

interface Patterns {
  readonly each: readonly (readonly [RegExp, string])[]
  readonly open: RegExp
}

const known = new WeakMap<Reading, Patterns>()

/** Remainders of an abbreviation cut after one of its stops: "z." of "z. B.". */
function beginnings(written: string): string[] {
  const stops = [...written.matchAll(/\./g)].map(({ index }) => written.slice(0, index + 1))
  return stops.slice(0, -1)
}

function patternsOf(reading: Reading): Patterns {
  const found = known.get(reading)
  if (found) return found
  // Longest first: "Dr." must not match inside "Dott. Dr.".
  const all = Object.entries(reading.abbreviations).sort(([one], [other]) => other.length - one.length)
  const each = all.map(
    ([written, spoken]) =>
      [new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern(written)}(?![\\p{L}\\p{N}])`, 'gu'), spoken] as const,
  )
  const open = all
    .flatMap(([written]) => [...beginnings(written), ...(reading.closing.includes(written) ? [] : [written])])
    .filter(written => written.endsWith('.'))
  const openPattern =
    open.length === 0 ? /(?!)/u : new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${open.map(pattern).join('|')})$`, 'u')
  const made = { each, open: openPattern }
  known.set(reading, made)
  return made
}

/** An abbreviation at the end leaves its full stop. */
export function spellOut(text: string, reading: Reading): string {
  const isEnded = text.endsWith('.')
  const full = patternsOf(reading).each.reduce((current, [found, spoken]) => current.replace(found, spoken), text)
  return isEnded && !/[.!?]$/.test(full) ? `${full}.` : full
}

/** Whether the text ends with an abbreviation that closes no sentence. */
export const endsOpen = (text: string, reading: Reading): boolean => patternsOf(reading).open.test(text)
