import { tokensOf, wordsJoined } from './match-words.ts'
import { understandPart } from './understand-part.ts'
import type { RequestContext, Understood } from './understood.ts'

/** Parts of one request that are looked at; the rest is one part that is not understood. */
const PARTS_MOST = 6
/** Longer sentences are not divided. */
const DIVIDED_TOKENS_MOST = 40

const SENTENCE_END = /(?<=[.!?…;])\s+|\n+/u

const isUnderstood = (understood: Understood): boolean =>
  understood.kind !== 'refused' || understood.reason !== 'not-understood'

const isDone = ({ kind }: Understood): boolean => kind !== 'refused'

/** Every way to divide a sentence in two: at an "and", at a comma. */
function divisions(sentence: string, { words, brief }: RequestContext): [string, string][] {
  const tokens = tokensOf(sentence, brief.language)
  if (tokens.length > DIVIDED_TOKENS_MOST) return []
  const isBorder = (token: string | undefined) => token === ',' || token?.toLowerCase() === words.and
  return tokens.flatMap((token, at): [string, string][] => {
    if (!isBorder(token)) return []
    const left = tokens.slice(0, tokens[at - 1] === ',' ? at - 1 : at)
    const right = tokens.slice(at + 1)
    return left.length > 0 && right.length > 0 && !isBorder(right[0]) ? [[wordsJoined(left), wordsJoined(right)]] : []
  })
}

/** The parts of a sentence: divided where both sides can be done, whole where it can, else where one side can. */
function partsOf(sentence: string, context: RequestContext, most: number): string[] {
  const read = (part: string) => understandPart(part, context)
  const open = most > 1 ? divisions(sentence, context) : []
  const understood = open.map(sides => ({ sides, read: sides.map(read) }))
  const divided = (one: (typeof understood)[number]) => one.sides.flatMap(side => partsOf(side, context, most - 1))
  const done = understood.find(one => one.read.every(isDone))
  if (done) return divided(done)
  const whole = read(sentence)
  if (isDone(whole)) return [sentence]
  const both = understood.find(one => one.read.every(isUnderstood) && one.read.some(isDone))
  if (both) return divided(both)
  const half = understood.find(one => one.read.some(isDone))
  return half && !isUnderstood(whole) ? divided(half) : [sentence]
}

/** A request as parts, each of which is done or refused for itself. */
export function requestParts(request: string, context: RequestContext): string[] {
  const sentences = request
    .split(SENTENCE_END)
    .map(sentence => sentence.trim())
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
  const few = sentences.slice(0, PARTS_MOST)
  const rest = sentences.slice(PARTS_MOST).join(' ')
  const parts = few.flatMap(sentence => partsOf(sentence, context, PARTS_MOST))
  const all = rest === '' ? parts : [...parts, rest]
  // Nothing in it was understood: it is refused as it was said.
  const isNothing = all.every(part => !isUnderstood(understandPart(part, context)))
  return all.length === 0 || isNothing ? [request.trim()] : all
}
