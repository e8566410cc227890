const SMALL =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const TENS = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
const SPECIAL: Readonly<Record<number, string>> = { 1: 'erst', 3: 'dritt', 7: 'siebt', 8: 'acht' }
const TEENS_END = 20

function cardinal(number: number): string {
  if (number >= 100) {
    const rest = number % 100
    return `${SMALL[Math.floor(number / 100)]}hundert${rest === 0 ? '' : cardinal(rest)}`
  }
  if (number < TEENS_END) return SMALL[number] ?? ''
  const ones = number % 10
  return `${ones === 0 ? '' : `${SMALL[ones]}und`}${TENS[Math.floor(number / 10)]}`
}

/** "dritt" for 3, "einundzwanzigst" for 21: the ending depends on the sentence. 1 to 999. */
export function germanOrdinalStem(number: number): string {
  const last = number % 100
  if (last > 0 && last < TEENS_END) {
    const before = number >= 100 ? cardinal(number - last) : ''
    return before + (SPECIAL[last] ?? `${SMALL[last]}t`)
  }
  return `${cardinal(number)}st`
}
