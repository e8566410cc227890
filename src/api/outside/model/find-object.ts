import { JSONRepairError, jsonrepair } from 'jsonrepair'

/** Thoughts that some servers leave before the answer. */
const THOUGHTS_END = '</think>'
/** Ends of an answer that is whole but for its brackets: one that was cut within a text is not mended. */
const WHOLE_END = /["}\]]$/

/** The text from its first brace, or the first at a line's begin, to its last brace; then to its end, if nothing broke off. */
function candidatesIn(text: string): string[] {
  const thought = text.lastIndexOf(THOUGHTS_END)
  const said = (thought === -1 ? text : text.slice(thought + THOUGHTS_END.length)).trimEnd()
  const starts = new Set([said.indexOf('{'), said.indexOf('\n{') + 1])
  const to = said.lastIndexOf('}')
  return [...starts]
    .filter(from => said[from] === '{')
    .flatMap(from => [
      ...(to > from ? [said.slice(from, to + 1)] : []),
      ...(to < said.length - 1 && WHOLE_END.test(said) ? [said.slice(from)] : []),
    ])
}

/** Characters that are mended: many quotation marks take quadratic time, 0.2 s at this length. */
const MENDED_MAX = 50_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** RangeError: nested deeper than the stack. */
function mended(text: string): unknown {
  if (text.length > MENDED_MAX) return undefined
  try {
    return JSON.parse(jsonrepair(text))
  } catch (error) {
    if (error instanceof JSONRepairError || error instanceof SyntaxError || error instanceof RangeError)
      return undefined
    throw error
  }
}

/** The object of an answer: as it is, else one mended so that it fits. A mended one that does not fit is none. */
export function findObject(text: string, isFit: (object: unknown) => boolean): unknown {
  const candidates = candidatesIn(text)
  const whole = candidates.map(parsed).filter(object => object !== undefined)
  return whole.find(isFit) ?? whole[0] ?? candidates.map(mended).find(isFit)
}
