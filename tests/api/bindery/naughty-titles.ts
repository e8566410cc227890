import { NAUGHTY_STRINGS } from '../illustrator/type/naughty-strings.ts'

/** Titles that ran over an edge once, or would where nothing breaks or shrinks them. */
export const LONG_TITLES = [
  'Maximiliana-Konstantinopolina von Hohenzollern-Sigmaringens and the Drip',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'L’ours qui ne jouait plus',
  'ليلى und das wache Haus',
  'Wort '.repeat(60),
  'x'.repeat(300),
  'น้ำฝน กับบ้านที่ไม่ยอมหลับ',
  'a-b-'.repeat(90),
  '﷽ԼուսինŒÆßẞÞÐŁ\\u0041\\n',
] as const

const NAUGHTY = NAUGHTY_STRINGS.filter(text => text.trim() !== '')

/** Two hundred. */
export const TITLES: readonly string[] = [
  ...LONG_TITLES,
  ...NAUGHTY.filter((_, index) => index % Math.ceil(NAUGHTY.length / 192) === 0),
].map(title => title.slice(0, 300))
