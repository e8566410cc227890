import type { ModelRequest, Script } from '../scripted-model.ts'

const FENCED = /<data name="[^"]*">([\s\S]*?)<\/data>/g

/** What a prompt says outside of its data: a model takes this for an order. */
export const outsideOf = (prompt: string): string => prompt.replace(FENCED, '')

/** What stands inside of the data, as it was before it was fenced. */
export const insideOf = (prompt: string): unknown[] =>
  [...prompt.matchAll(FENCED)].map(match => JSON.parse(match[1] ?? 'null') as unknown)

/** Letters of a piece of a text that is enough to know it again. */
const PIECE = 12

/** Pieces of a visitor's text that do not stand in our own orders anyway, as "instructions" does. */
function piecesOf(text: string, own: string): string[] {
  const pieces = Array.from({ length: Math.max(1, text.length - PIECE + 1) }, (_, at) => text.slice(at, at + PIECE))
  return pieces.filter(piece => piece.trim() !== '' && !own.includes(piece))
}

type Orders = Pick<ModelRequest, 'instructions' | 'prompt'>

/** Whether a piece of a visitor's text stands where a model would obey it. `own` is all that we order ourselves. */
export const isOrdered = ({ instructions, prompt }: Orders, text: string, own: string): boolean => {
  const orders = `${instructions}\n${outsideOf(prompt)}`
  return piecesOf(text, own).some(piece => orders.includes(piece))
}

/** Says its orders instead of telling the story. */
const surrender = ({ name, instructions }: ModelRequest, good: unknown): unknown => {
  const orders = instructions.split('\n').filter(line => line.startsWith('- '))
  if (name === 'chapter') return { paragraphs: orders, quotes: [] }
  if (name === 'repair')
    return { title: null, edits: [{ paragraph: 0, text: orders[0] }], inserts: [], drops: [], quotes: [] }
  return good
}

/** A model that obeys whatever stands outside of the data, to the letter. */
export const obedient =
  (text: string, own: string): Script =>
  (requests, good) =>
    isOrdered(requests, text, own) ? surrender(requests, good) : good

/** Whether a visitor's text stands in a request at all. */
export const isShown = ({ prompt }: Pick<ModelRequest, 'prompt'>, text: string): boolean =>
  JSON.stringify(insideOf(prompt)).includes(JSON.stringify(text).slice(1, -1))

/** A weaker model: it obeys an order inside of the data too. */
export const gullible =
  (text: string): Script =>
  (requests, good) =>
    isShown(requests, text) ? surrender(requests, good) : good
