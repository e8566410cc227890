import type { Reading, Rule } from './reading.ts'
import { ROMAN, romanValue } from './roman.ts'

const kings: Rule = [
  new RegExp(`(\\p{Lu}\\p{Ll}+) (${ROMAN})(?![\\p{L}\\p{N}'’])`, 'gu'),
  (found, name = '', roman = '') => {
    const value = romanValue(roman)
    if (/^(?:Chapter|Part|Book|Act|Volume|Scene|Episode|Level)$/.test(name)) return `${name} ${value}`
    // "I" is a pronoun, and a single letter may be a name.
    if (roman.length === 1) return found
    const last = value % 10
    const teens = value > 10 && value < 14
    const ending = teens ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'
    return `${name} the ${value}${ending}`
  },
]

const money = (sign: string, one: string, many: string): Rule => [
  new RegExp(`${sign}\\s?(\\d+(?:,\\d{3})*)(?:\\.(\\d\\d))?(?!\\d)`, 'gu'),
  (_, whole = '', cents = '') =>
    `${whole} ${whole === '1' ? one : many}${Number(cents) > 0 ? ` ${Number(cents)}` : ''}`,
]

/** English. Sources of the forms: New Hart's Rules, chapters 10 and 11. */
export const ENGLISH: Reading = {
  and: 'and',
  to: 'to',
  closing: ['etc.', 'p. m.', 'a. m.', 'Jr.', 'Sr.', 'Inc.', 'Ltd.', 'Ave.'],
  abbreviations: {
    'Dr.': 'Doctor',
    'Mr.': 'Mister',
    'Mrs.': 'Missis',
    'Ms.': 'Miz',
    'Prof.': 'Professor',
    'Jr.': 'Junior',
    'Sr.': 'Senior',
    'Capt.': 'Captain',
    'Sgt.': 'Sergeant',
    'Lt.': 'Lieutenant',
    'Gen.': 'General',
    'Col.': 'Colonel',
    'Rev.': 'Reverend',
    'Mt.': 'Mount',
    'Ave.': 'Avenue',
    'Inc.': 'Incorporated',
    'Ltd.': 'Limited',
    'e. g.': 'for example',
    'i. e.': 'that is',
    'etc.': 'et cetera',
    'vs.': 'versus',
    'approx.': 'approximately',
    'p. m.': 'p m',
    'a. m.': 'a m',
    'Vol.': 'Volume',
  },
  rules: [
    // A street follows its name, a saint goes before it.
    [/(?<=\p{Lu}\p{Ll}+ )St\.?(?![\p{L}\p{N}])(?! \p{Lu})/gu, 'Street'],
    [/(?<!\p{L})St\. (?=\p{Lu})/gu, 'Saint '],
    [/(?<!\p{L})[Nn]o\. (?=\d)/gu, 'number '],
    kings,
    money('\\$', 'dollar', 'dollars'),
    money('£', 'pound', 'pounds'),
    money('€', 'euro', 'euros'),
    [/(\d{1,2}):00(?!\d)(?! [ap] m)/gu, "$1 o'clock"],
    [/(\d{1,2}):00(?!\d)/gu, '$1'],
    [/(\d{1,2}):0(\d)(?!\d)/gu, '$1 oh $2'],
    [/(\d)\s?mph(?!\p{L})/gu, '$1 miles an hour'],
    [/(\d)\s?km\/h(?!\p{L})/gu, '$1 kilometres an hour'],
    [/(\d)\s?km(?!\p{L})/gu, '$1 kilometres'],
    [/(\d)\s?cm(?!\p{L})/gu, '$1 centimetres'],
    [/(\d)\s?kg(?!\p{L})/gu, '$1 kilograms'],
    [/(\d)\s?ft(?!\p{L})/gu, '$1 feet'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 degrees Celsius'],
    [/(\d)\s?°\s?F(?!\p{L})/gu, '$1 degrees Fahrenheit'],
    [/(?<=\d)\s?½/gu, ' and a half'],
    [/½/gu, 'half'],
  ],
}
