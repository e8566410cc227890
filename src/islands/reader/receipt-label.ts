import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { own } from '../../lib/own.ts'

type Labels = Texts['reader']['receipt']['labels']

export function receiptLabel({ fact, question }: Pick<ReceiptLine, 'fact' | 'question'>, labels: Labels): string {
  if (question) return question
  if (fact.startsWith('relation.')) return fact.endsWith('.name') ? labels.relationName : labels.relationConnection
  if (fact.startsWith('setting.place.')) return labels.place
  return own<string>(labels, fact.replace(/^(?:hero|setting|story)\./, '')) ?? labels.answer
}

/** Options in the page's words, everything else as typed. */
export function receiptAnswer({ fact, answer }: Pick<ReceiptLine, 'fact' | 'answer'>, options: FactOptions): string {
  const words = own(options, fact.replace('hero.', ''))
  if (!words) return answer
  return answer
    .split(', ')
    .map(part => own(words, part) ?? part)
    .join(', ')
}
