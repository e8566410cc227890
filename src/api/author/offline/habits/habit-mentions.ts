import { escapeExpression } from '../../../../lib/escape-expression.ts'
import { countWords } from '../../../../lib/words.ts'
import type { Forms, Habit } from '../answers/reading.ts'
import { isAnswerLanguage } from '../answers/reading.ts'
import { capitalised } from '../answers/typed.ts'
import type { Candidate } from '../candidates.ts'
import type { Filling } from '../sockets/socket.ts'
import type { Stretch } from '../template.ts'
import { habitLexicon } from './habit-manner.ts'

/** Within so many words the last mention is still in the reader's ear. */
const NEAR_WORDS = 70
/** Of the text before a mention, in which "did" must not stand already. */
const EAR_CHARACTERS = 60
/** A habit of at most so many words may be said again as it is. */
const BRIEF_WORDS = 2

interface Mentioned {
  readonly habit: Habit
  readonly words: RegExp
  /** By the words of a form in lower case, its key. */
  readonly keys: ReadonlyMap<string, string>
  /** Mentions in sentences that are certainly told. */
  times: number
  /** Words since the last mention in a sentence that is certainly told. */
  since: number
}

function mentioned(habit: Habit): Mentioned {
  const forms = Object.entries(habit.forms).toSorted(([, one], [, other]) => other.length - one.length)
  const keys = new Map(forms.map(([key, form]) => [form.toLowerCase(), key]))
  const words = forms.map(([, form]) => escapeExpression(form)).join('|')
  return { habit, words: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'), keys, times: 0, since: Infinity }
}

const isBrief = (forms: Forms): boolean => (forms.do ?? '').split(' ').length <= BRIEF_WORDS

/** The words of one mention: in full once, then the verb with its object, then the verb; soon after another "did it again". */
function mentionOf({ habit, times, since }: Mentioned, key: string, form: string, before: string): string {
  const { again, justSaid } = habitLexicon(habit.language)
  if (times === 0) return form
  const brief = (times > 1 ? habit.verb?.[key] : undefined) ?? habit.brief?.[key]
  const isNear = since <= NEAR_WORDS && !justSaid.test(before.slice(-EAR_CHARACTERS))
  if (isNear && again[key] !== undefined && !isBrief(habit.brief ?? habit.forms)) return again[key]
  return brief ?? form
}

/** With a capital where a sentence begins with it. */
const withStartOf = (form: string, mention: string): string => (/^\p{Lu}/u.test(form) ? capitalised(mention) : mention)

/** A habit is told in full once; later mentions are shorter, as they are when people tell of people. */
export function withBriefHabits(
  chosen: readonly Candidate[],
  fillings: readonly Filling[],
  language: string,
): Candidate[] {
  const habits = fillings.flatMap(({ reading }) => (reading.kind === 'habit' ? [mentioned(reading)] : []))
  if (habits.length === 0 || !isAnswerLanguage(language)) return [...chosen]
  const shortened = (stretch: Stretch): Stretch => {
    const text = habits.reduce((told, one) => {
      let end = 0
      const said = told.replace(one.words, (form, at: number) => {
        if (!stretch.optional) one.since += countWords(told.slice(end, at), language)
        end = at + form.length
        const key = one.keys.get(form.toLowerCase()) ?? ''
        const mention = withStartOf(form, mentionOf(one, key, form, told.slice(0, at)))
        if (!stretch.optional) Object.assign(one, { times: one.times + 1, since: 0 })
        return mention
      })
      if (!stretch.optional) one.since += countWords(told.slice(end), language)
      return said
    }, stretch.text)
    return text === stretch.text ? stretch : { ...stretch, text, words: countWords(text, language) }
  }
  return chosen.map(candidate => {
    const paragraphs = candidate.paragraphs.map(paragraph => paragraph.map(shortened))
    const words = (isOptional: boolean): number =>
      paragraphs.flat().reduce((sum, { optional, words }) => sum + (optional === isOptional ? words : 0), 0)
    return { ...candidate, paragraphs, fixed: words(false), optional: words(true) }
  })
}
