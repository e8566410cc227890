import type { AnswerLanguage } from '../answers/reading.ts'

/** When somebody has a habit: the plot says when. */
const TIMES: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: / (?:(?:jeden (?:abend|morgen|tag|mittag)|jede nacht|immer|dabei)(?!\p{L})|beim [^ ]+)/iu,
  en: / (?:every (?:night|day|morning|evening|time)|always)(?!\p{L})/iu,
  fr: / (?:tous les (?:soirs|jours|matins)|chaque (?:soir|jour|matin|nuit)|toujours|en \p{L}{1,30}ant)(?!\p{L})/iu,
  es: / (?:cada (?:noche|día|mañana)|todas las (?:noches|mañanas)|todos los días|siempre)(?!\p{L})/iu,
  it: / (?:ogni (?:sera|giorno|mattina|notte)|tutte le sere|sempre)(?!\p{L})/iu,
}
/** The same as a clause, which goes on to the end. */
const CLAUSES: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: / wenn /iu,
  en: / (?:when|whenever|while) /iu,
  fr: / quand /iu,
  es: / cuando /iu,
  it: / (?:quando|mentre) /iu,
}

/** "summt beim Nachdenken" as "summt", "zählt jeden Abend die Stufen" as "zählt die Stufen". */
export function shortHabit(text: string, language: AnswerLanguage): string {
  const words = ` ${text}`
  const time = TIMES[language].exec(words)
  const clause = CLAUSES[language].exec(words)
  const isClauseFirst = clause !== null && (time === null || clause.index < time.index)
  return (isClauseFirst ? words.slice(0, clause.index) : words.replace(TIMES[language], '')).trim()
}
