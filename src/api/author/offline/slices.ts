import { countWords } from '../../../lib/words.ts'
import type { Unit } from './chapters.ts'
import type { Stretch } from './template.ts'

/** Chapters of fewer words may end between two sentences of one paragraph. */
export const SLICED_BELOW_WORDS = 200
const CUT_IN_PARAGRAPH = 200
const SENTENCE_END = /(?<=[.!?][“”’]?|[.!?]?\u202f?»[.!?]?) (?=[\p{Lu}„“‘«¿¡])/u

const PAIRS = [
  ['„', '“'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
] as const
const GUILLEMETS = ['fr', 'es', 'it']
/** Speech after a dash ends with its paragraph. */
const SPEECH = /^[—–]/u

function pairOf(text: string, language: string): (typeof PAIRS)[number] {
  if (GUILLEMETS.includes(language)) return PAIRS[3]
  if (language === 'de') return PAIRS[0]
  return text.includes('“') ? PAIRS[1] : PAIRS[2]
}

/** Whether a quotation is open at the end of a text. Apostrophes may close one too many, never too few. */
function isOpen(text: string, language: string): boolean {
  const count = (mark: string) => text.split(mark).length
  const [open, close] = pairOf(text, language)
  return count(open) > count(close)
}

function sentencesIn(text: string, language: string): string[] {
  const parts: string[] = []
  for (const part of text.split(SENTENCE_END)) {
    const last = parts.at(-1)
    if (last !== undefined && isOpen(last, language)) parts[parts.length - 1] = `${last} ${part}`
    else parts.push(part)
  }
  return parts
}

export function sentences(stretch: Stretch, language: string): Stretch[] {
  if (stretch.optional) return [stretch]
  const parts = sentencesIn(stretch.text, language)
  return parts.map((part, at) => {
    const text = at < parts.length - 1 ? `${part} ` : part
    return { text, words: countWords(text, language), optional: false, origin: { stretch, at } }
  })
}

const endsSentence = (stretch: Stretch | undefined): boolean =>
  /(?:[.!?][“”’]?|\u202f?»[.!?]?) ?$/u.test(stretch?.text ?? '')

/** One piece per sentence; a continuation of a paragraph is glued. */
export function sliced(all: readonly Unit[], language: string): Unit[] {
  return all.flatMap(unit => {
    if (SPEECH.test(unit.paragraph[0]?.text ?? '')) return [unit]
    const groups: Stretch[][] = []
    for (const stretch of unit.paragraph.flatMap(one => sentences(one, language))) {
      const last = groups.at(-1)
      // Optional sentences join the previous one, so that no piece can become empty.
      if (
        last &&
        (stretch.optional || stretch.words === 0 || !endsSentence(last.findLast(one => !one.optional && one.words > 0)))
      )
        last.push(stretch)
      else groups.push([stretch])
    }
    const words = (group: readonly Stretch[], optional: boolean) =>
      group.reduce((sum, one) => sum + (one.optional === optional ? one.words : 0), 0)
    return groups.map((group, index) => ({
      ...unit,
      paragraph: group,
      fixed: words(group, false),
      optional: words(group, true),
      ...(index > 0 ? { cut: CUT_IN_PARAGRAPH, isGlued: true } : {}),
    }))
  })
}

export function whole(chapter: readonly Unit[]): Unit[] {
  const merged: Unit[] = []
  for (const unit of chapter) {
    const last = merged.at(-1)
    if (!last || !unit.isGlued) merged.push(unit)
    else
      merged[merged.length - 1] = {
        ...last,
        paragraph: [...last.paragraph, ...unit.paragraph],
        fixed: last.fixed + unit.fixed,
        optional: last.optional + unit.optional,
      }
  }
  return merged
}
