const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const ENDINGS: Readonly<Record<string, string>> = { a: 'ıncı', ı: 'ıncı', e: 'inci', i: 'inci', o: 'uncu', u: 'uncu' }

/** 0 to 999,999. */
export function turkishNumber(number: number): string {
  if (number === 0) return 'sıfır'
  const thousands = Math.floor(number / 1000)
  const hundreds = Math.floor((number % 1000) / 100)
  const words = [
    thousands === 0 ? '' : thousands === 1 ? 'bin' : `${turkishNumber(thousands)} bin`,
    hundreds === 0 ? '' : hundreds === 1 ? 'yüz' : `${ONES[hundreds]} yüz`,
    TENS[Math.floor((number % 100) / 10)],
    ONES[number % 10],
  ]
  return words.filter(Boolean).join(' ')
}

/** "üçüncü" for 3; 1 to 999,999. */
export function turkishOrdinal(number: number): string {
  const word = turkishNumber(number).replace(/dört$/, 'dörd')
  const vowel = [...word].findLast(letter => 'aıoueiöü'.includes(letter)) ?? 'i'
  const ending = ENDINGS[vowel] ?? 'üncü'
  return /[aıoueiöü]$/.test(word) ? word + ending.slice(1) : word + ending
}
