import type { Row } from './rows.ts'

const BARS: Readonly<Record<string, (row: Row) => boolean>> = {
  'every story within 5 % of its length': ({ withinLength, stories }) => withinLength === stories,
  'every required answer told': ({ required }) => required === 1,
  '95 % of the optional answers told': ({ optional }) => optional >= 0.95,
  'at most 2 % of 8-word runs repeated, 5 % at 10,000 words': ({ repeatedWorst }) => repeatedWorst <= 1,
  'self-BLEU at most 0.35': ({ selfBleu }) => selfBleu === undefined || selfBleu <= 0.35,
  '95 % of the stories in the band of their age': ({ ofAge }) => ofAge >= 0.95,
  'no finding of the editor': ({ findings }) => Object.keys(findings).length === 0,
}

export const missedBars = (row: Row): string[] =>
  Object.entries(BARS)
    .filter(([, isMet]) => !isMet(row))
    .map(([bar]) => bar)
