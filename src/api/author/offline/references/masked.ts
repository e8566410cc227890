import type { AnswerLanguage } from '../answers/reading.ts'

/** Stands for each character of what somebody says, so that positions stay. */
export const SPEECH = '\uE000'
/** Stands for a mark within a token, which ends no sentence. */
const WITHIN_TOKEN = '\uE001'

/** Opening and closing marks of speech. */
const MARKS: Readonly<Record<AnswerLanguage, readonly [string, string]>> = {
  de: ['„', '“'],
  en: ['‘', '’'],
  fr: ['«', '»'],
  es: ['«', '»'],
  it: ['«', '»'],
}

/** An apostrophe stands before a letter and closes nothing. */
function closing(line: string, mark: string, from: number): number {
  let at = line.indexOf(mark, from)
  while (at >= 0 && mark === '’' && /\p{L}/u.test(line[at + 1] ?? '')) at = line.indexOf(mark, at + 1)
  return at
}

function withoutSpeech(line: string, [open, close]: readonly [string, string]): string {
  let made = line
  for (let from = made.indexOf(open); from >= 0; from = made.indexOf(open, from + 1)) {
    const to = closing(made, close, from + 1)
    if (to < 0) break
    made = made.slice(0, from) + SPEECH.repeat(to + 1 - from) + made.slice(to + 1)
  }
  return made
}

/** A line of a text without what is said in it, and without the marks in its tokens. */
export function masked(line: string, language: AnswerLanguage): string {
  const narrated = line.replace(/\{[^{}]*\}/gu, token => token.replace(/[.!?…:|]/gu, WITHIN_TOKEN))
  return withoutSpeech(narrated, MARKS[language])
}

/** Whether a line is a turn of a dialogue, whose words no marks set apart: "— Oui, dit Zoé." */
export const isTurn = (line: string): boolean => /^\s*<?[—–]/u.test(line)
