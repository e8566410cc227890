import { fill } from '../lib/fill.ts'

/** From here on an upper end only means adults. */
const NO_UPPER_END = 99

/** `3-6` is "3–6 years", `12+` and `21-99` are "12 and up", "21 and up". */
export function describeAges(ages: string, texts: { readonly ages: string; readonly agesFrom: string }): string {
  const [from = '', to = ''] = ages.replace('+', '-').split('-')
  if (to === '' || Number(to) >= NO_UPPER_END) return fill(texts.agesFrom, { age: from })
  return fill(texts.ages, { ages: `${from}–${to}` })
}
