import { countWords } from '../../../../lib/words.ts'
import { type Candidate, wordsOf } from '../candidates.ts'
import type { Filling } from '../sockets/socket.ts'
import type { Paragraph, Stretch } from '../template.ts'
import { isTurn } from './masked.ts'

const CLOSING = /[“”’»]/u
const ENDING = /[.!?…]/u

/** Behind the sentence in which the saying at a position ends. */
function sentenceEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !CLOSING.test(text[at] ?? '')) at += 1
  at += 1
  const isGoingOn = /^(?:,? ?\p{Ll}|\s*[,:;—–])/u.test(text.slice(at, at + 3))
  if (!isGoingOn) return ENDING.test(text[at] ?? '') ? at + 1 : at
  while (at < text.length && !ENDING.test(text[at] ?? '')) at += 1
  return Math.min(text.length, at + 1)
}

/** Once, behind the first sentence that has the saying in any case, and no answer of a dialogue behind it. */
function sourced(paragraph: Paragraph, { reading, source = '' }: Filling, language: string): Paragraph | undefined {
  const saying = reading.forms['']?.toLowerCase() ?? ''
  if (isTurn(paragraph[0]?.text ?? '')) return undefined
  const at = paragraph.findIndex(({ optional, text }) => !optional && text.toLowerCase().includes(saying))
  const stretch = paragraph[at]
  if (!stretch) return undefined
  const end = sentenceEnd(stretch.text, stretch.text.toLowerCase().indexOf(saying) + saying.length)
  const rest = stretch.text.slice(end)
  const text = `${stretch.text.slice(0, end)} ${source}${rest}`
  const added: Stretch = { ...stretch, text, words: countWords(text, language) }
  return paragraph.with(at, added)
}

/** A turn of a dialogue has no narrator behind it: the next paragraph of its beat begins with whose the saying is. */
function afterTurn(
  paragraph: Paragraph,
  before: Paragraph | undefined,
  { reading, source = '' }: Filling,
  language: string,
): Paragraph | undefined {
  const saying = reading.forms['']?.toLowerCase() ?? ''
  const [first, ...rest] = paragraph
  const isSaid = before?.some(({ text, optional }) => !optional && text.toLowerCase().includes(saying)) === true
  if (!isSaid || !first || first.optional || isTurn(first.text) || !isTurn(before?.[0]?.text ?? '')) return undefined
  const text = `${source} ${first.text}`
  return [{ ...first, text, words: countWords(text, language) }, ...rest]
}

/** Whose a saying is, said where it is first heard. */
export function withSources(chosen: readonly Candidate[], fillings: readonly Filling[], language: string): Candidate[] {
  return fillings
    .filter(({ source, reading }) => source !== undefined && reading.kind === 'spoken')
    .reduce<Candidate[]>(
      (candidates, filling) => {
        let isSaid = false
        return candidates.map(candidate => {
          if (isSaid) return candidate
          const paragraphs = candidate.paragraphs.map((paragraph, line, all) => {
            const added = isSaid
              ? undefined
              : (sourced(paragraph, filling, language) ?? afterTurn(paragraph, all[line - 1], filling, language))
            if (added) isSaid = true
            return added ?? paragraph
          })
          return isSaid
            ? { ...candidate, paragraphs, fixed: wordsOf(paragraphs, false), optional: wordsOf(paragraphs, true) }
            : candidate
        })
      },
      [...chosen],
    )
}
