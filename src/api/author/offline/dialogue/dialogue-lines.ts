import { type AnswerLanguage, isAnswerLanguage } from '../answers/reading.ts'
import type { Template } from '../language-pack.ts'
import { type Speech, speechesIn } from './speeches.ts'

const SENTENCE_START = /(?:^\s?|(?<=[.!?…]["“”’»]?\s?>?\s))<?(?=\{(?<token>[ABHT])[.}])/gu
const GAP = /^[\s<>]*$/u

/** Who speaks, as far as the line tells: by name, by what its speaker did before, or not the one just heard. */
interface Turn {
  readonly at: number
  readonly speaker: string | undefined
}

/** "Ida thought about it. ‘Perhaps.’": where the words about the speaker begin. */
function leadOf(text: string, from: number, { from: to, speaker }: Speech): Turn {
  const between = text.slice(from, to)
  const leads = [...between.matchAll(SENTENCE_START)].map(({ index, groups }) => ({
    at: from + index,
    speaker: groups?.token?.toLowerCase(),
  }))
  const last = leads.at(-1)
  if (!last || (speaker !== undefined && last.speaker !== speaker)) return { at: to, speaker }
  const first = leads.findLastIndex(lead => lead.speaker !== last.speaker)
  return leads[first + 1] ?? last
}

function cutsIn(text: string, language: AnswerLanguage): number[] {
  const cuts: number[] = []
  let heard: string | undefined
  let end = 0
  for (const speech of speechesIn(text, language)) {
    if (speech.goesOn) {
      end = speech.to
      continue
    }
    const isFirst = end === 0
    const isNext = !isFirst && GAP.test(text.slice(end, speech.from))
    const turn = leadOf(text, end, speech)
    const isOther = turn.speaker !== undefined && turn.speaker !== heard
    if (!isFirst && (isNext || (isOther && heard !== undefined))) cuts.push(isNext ? speech.from : turn.at)
    heard = isNext || isOther ? turn.speaker : heard
    end = speech.to
  }
  return cuts
}

const marksBefore = (text: string, at: number): number =>
  text.slice(0, at).split('<').length - text.slice(0, at).split('>').length

/** What two people say in an optional sentence is told in any case: one without the other has no answer. */
function withoutMarksAt(text: string, cut: number): string {
  const open = text.lastIndexOf('<', cut - 1)
  const close = text.indexOf('>', cut)
  // Of the same length, so that other cuts stay where they are.
  return `${text.slice(0, open)} ${text.slice(open + 1, close)} ${text.slice(close + 1)}`
}

/** A line of a text as one line for each who speaks in it, with what the speaker does meanwhile. */
export function dialogueLines(line: Template, language: string): Template[] {
  if (!isAnswerLanguage(language)) return [line]
  let text = line
  const cuts = cutsIn(line, language).map(cut => (text[cut - 1] === '<' ? cut - 1 : cut))
  for (const cut of cuts) if (marksBefore(text, cut) > 0) text = withoutMarksAt(text, cut)
  const parts = [0, ...cuts].map((cut, index) => text.slice(cut, cuts[index]).replace(/ {2,}/gu, ' ').trim())
  return parts.filter(part => part !== '')
}
