import { spanish } from './number-words-es.ts'
import { frenchNumber } from './number-words-fr.ts'
import { italianNumber } from './number-words-it.ts'

const GERMAN_SMALL =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const GERMAN_TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function german(number: number): string {
  const small = GERMAN_SMALL[number]
  if (small) return small
  const tens = GERMAN_TENS[Math.floor(number / 10)] ?? ''
  const ones = number % 10
  return ones === 0 ? tens : `${GERMAN_SMALL[ones]}und${tens}`
}

function english(number: number): string {
  const small = ENGLISH_SMALL[number]
  if (small) return small
  const tens = ENGLISH_TENS[Math.floor(number / 10)] ?? ''
  const ones = number % 10
  return ones === 0 ? tens : `${tens}-${ENGLISH_SMALL[ones]}`
}

/** A whole number of 0 to 99 in words ("ein" for the German one, as in "ein Jahr"); undefined for others. */
export function numberWord(language: string, number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number > 99) return undefined
  if (language === 'de') return german(number)
  if (language === 'fr') return frenchNumber(number)
  if (language === 'es') return spanish(number)
  if (language === 'it') return italianNumber(number)
  return language === 'en' ? english(number) : undefined
}
