import { own } from '../../../../lib/own.ts'
import type { AnswerLanguage, Habit } from './reading.ts'

/** What somebody does asleep, in words that a past tense has. */
const ASLEEP: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: /(?:^|[^\p{L}])(?:(?:im (?:schlaf|traum)|beim schlafen|schlafend)(?!\p{L})|schnarch|träum|schlafwandel)/iu,
  en: /(?:^|[^\p{L}])(?:(?:in (?:his|her|their|the) sleep|while (?:sleeping|asleep)|asleep|snor(?:e|es|ed|ing)|dream(?:s|ed|ing)? (?:out loud|aloud))(?!\p{L})|sleepwalk)/iu,
  fr: /(?:^|[^\p{L}])(?:(?:en dormant|dans (?:son|leur) sommeil|pendant (?:son|leur) sommeil|endormie?|rêv\p{L}{0,8} (?:à voix haute|tout haut))(?!\p{L})|ronfl)/iu,
  es: /(?:^|[^\p{L}])(?:(?:en sueños|dormid[oa]|durmiendo|mientras duerme|soñ\p{L}{0,8} en voz alta)(?!\p{L})|ronc)/iu,
  it: /(?:^|[^\p{L}])(?:nel sonno|dormendo|mentre dorme|russ(?:a|ava|are|ando)|sogn\p{L}{0,8} ad alta voce)(?!\p{L})/iu,
}

/** Nobody begins on purpose what is done asleep, and nobody does it in a scene: such a habit has a form of its own alone. */
export function withoutWaking(habit: Habit): Habit {
  const did = own(habit.forms, 'did') ?? ''
  return ASLEEP[habit.language].test(did) ? { ...habit, forms: { asleep: did } } : habit
}

/** Whether somebody has a habit asleep alone. */
export const isAsleep = ({ forms }: Habit): boolean => own(forms, 'asleep') !== undefined
