import type { AnswerLanguage } from '../answers/reading.ts'

/** When somebody has a habit: the plot says when. */
const TIMES: Readonly<Record<AnswerLanguage, RegExp>> = {
  de: / (?:jeden (?:abend|morgen|tag|mittag)|jede nacht|immer|dabei|beim \p{Lu}\p{L}+|wenn .*)(?!\p{L})/iu,
  en: / (?:every (?:night|day|morning|evening|time)|always|when .*|while .*|whenever .*)(?!\p{L})/iu,
  fr: / (?:tous les (?:soirs|jours|matins)|chaque (?:soir|jour|matin|nuit)|toujours|quand .*|en \p{L}+ant)(?!\p{L})/iu,
  es: / (?:cada (?:noche|día|mañana)|todas las (?:noches|mañanas)|todos los días|siempre|cuando .*)(?!\p{L})/iu,
  it: / (?:ogni (?:sera|giorno|mattina|notte)|tutte le sere|sempre|quando .*|mentre .*)(?!\p{L})/iu,
}

/** "summt beim Nachdenken" as "summt", "zählt jeden Abend die Stufen" as "zählt die Stufen". */
export const shortHabit = (text: string, language: AnswerLanguage): string =>
  ` ${text}`.replace(TIMES[language], '').trim()
