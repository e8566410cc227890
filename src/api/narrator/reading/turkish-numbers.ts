import { toCardinal } from 'n2words/tr-TR'

const ENDINGS: Readonly<Record<string, string>> = { a: 'ıncı', ı: 'ıncı', e: 'inci', i: 'inci', o: 'uncu', u: 'uncu' }

/** "üçüncü" for 3, "on ikinci" for 12; 1 to 999,999. The library's own ordinals are wrong from 11 on: "onikiinci". */
export function turkishOrdinal(number: number): string {
  const word = toCardinal(number).replace(/dört$/, 'dörd')
  const vowel = [...word].findLast(letter => 'aıoueiöü'.includes(letter)) ?? 'i'
  const ending = ENDINGS[vowel] ?? 'üncü'
  return /[aıoueiöü]$/.test(word) ? word + ending.slice(1) : word + ending
}
