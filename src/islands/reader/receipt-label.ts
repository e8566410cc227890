import type { ReceiptLine } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'

type Labels = Texts['reader']['receipt']['labels']

const FIXED: Readonly<Record<string, keyof Labels>> = {
  'setting.location': 'location',
  'story.baseStory': 'baseStory',
  'story.refinement': 'refinement',
}

/** What an answer was the answer to: its question, or the name of its field. */
export function receiptLabel({ fact, question }: Pick<ReceiptLine, 'fact' | 'question'>, labels: Labels): string {
  if (question) return question
  const known = FIXED[fact]
  if (known) return labels[known]
  if (fact.startsWith('relation.')) return fact.endsWith('.name') ? labels.relationName : labels.relationConnection
  if (fact.startsWith('setting.place.')) return labels.place
  const field = fact.replace('hero.', '')
  return field in labels ? labels[field as keyof Labels] : labels.answer
}

type Options = Pick<Texts['options'], 'hair' | 'eyes' | 'build'>

/** An answer as it is read: options in the page's words, everything else as it was typed. */
export function receiptAnswer({ fact, answer }: Pick<ReceiptLine, 'fact' | 'answer'>, options: Options): string {
  const field = fact.replace('hero.', '')
  if (field !== 'hair' && field !== 'eyes' && field !== 'build') return answer
  const words: Readonly<Record<string, string>> = options[field]
  return answer
    .split(', ')
    .map(part => (Object.hasOwn(words, part) ? words[part] : part))
    .join(', ')
}
