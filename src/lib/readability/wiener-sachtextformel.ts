import type { TextMeasures } from './text-measures.ts'

/**
 * First Wiener Sachtextformel for German: 0.1935 MS + 0.1672 SL + 0.1297 IW - 0.0327 ES - 0.875, where MS, IW, ES are the
 * percentages of words of three syllables or more, of more than six letters, of one syllable, and SL the mean words a
 * sentence. The result is the school year, 4 to 15; plainer texts fall below 4.
 * Richard Bamberger and Erich Vanecek, "Lesen, Verstehen, Lernen, Schreiben", Wien (1984).
 */
export function wienerSachtextformel(measures: TextMeasures): number {
  const { sentences, words } = measures
  const percent = (count: number) => (100 * count) / words
  return (
    0.1935 * percent(measures.manySyllableWords) +
    0.1672 * (words / sentences) +
    0.1297 * percent(measures.longWords) -
    0.0327 * percent(measures.oneSyllableWords) -
    0.875
  )
}
