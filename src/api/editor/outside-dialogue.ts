import { own } from '../../lib/own.ts'

/** Closing marks by the mark that opens a speech. */
const CLOSING: Readonly<Record<string, string>> = {
  '“': '”“',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  '‚': '‘',
  '‹': '›',
  '›': '‹',
  '"': '"',
}
/** A paragraph of Spanish or French dialogue. */
const DIALOGUE_DASH = /^\s*[—–]/u
const LETTER = /^\p{L}/u

/** The narrator's words of a paragraph. A speech that nothing closes is one only where it opens the paragraph. */
export function outsideDialogue(paragraph: string): string {
  if (DIALOGUE_DASH.test(paragraph)) return ''
  const marks = [...paragraph]
  let narrated = ''
  let speech = ''
  let closing = ''
  for (const [index, mark] of marks.entries()) {
    const opened = closing === '' ? own(CLOSING, mark) : undefined
    // An apostrophe has a letter behind it.
    const isClosed = closing.includes(mark) && !(mark === '’' && LETTER.test(marks[index + 1] ?? ''))
    if (opened !== undefined) closing = opened
    if (closing === '') narrated += mark
    else speech += mark
    if (opened === undefined && closing !== '' && isClosed) {
      closing = ''
      speech = ''
      narrated += ' '
    }
  }
  return narrated.trim() === '' ? '' : narrated + speech
}
