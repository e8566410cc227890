import { toCardinal } from 'n2words/tr-TR'
import type { Reading, Rule } from './reading.ts'
import { ROMAN, romanValue } from './roman.ts'
import { turkishOrdinal } from './turkish-numbers.ts'

const ordinals: Rule = [
  /(?<![\d.,])(\d{1,3})\.(?= \p{L})/gu,
  (found, number = '') => (Number(number) > 0 ? turkishOrdinal(Number(number)) : found),
]
const kings: Rule = [
  new RegExp(`(?<!\\p{L})(${ROMAN})\\.(?= \\p{Lu})`, 'gu'),
  (_, roman = '') => turkishOrdinal(romanValue(roman)),
]
/** Suffix after an apostrophe, part of the number: "5'inci", "1990'da". */
const suffixed: Rule = [
  /(?<![\d.,])(\d{1,6})['’](\p{L}+)/gu,
  (_, number = '', suffix = '') => toCardinal(Number(number)) + suffix,
]

/** Turkish. Sources of the forms: Türk Dil Kurumu, Yazım Kılavuzu, "Kısaltmalar" and "Sayıların Yazılışı". */
export const TURKISH: Reading = {
  and: 've',
  to: 'ile',
  ordinalStop: true,
  starters: 'Bir Bu O Şu Ve Ama Sonra Ben Sen Biz Siz Onlar Çünkü Fakat Ancak Artık Şimdi Orada Burada Hiç Kimse'.split(
    ' ',
  ),
  closing: ['vb.', 'vs.', 'vd.'],
  abbreviations: {
    'Dr.': 'Doktor',
    'Prof.': 'Profesör',
    'Doç.': 'Doçent',
    'Av.': 'Avukat',
    'Sn.': 'Sayın',
    'Hz.': 'Hazreti',
    'vb.': 've benzeri',
    'vs.': 'vesaire',
    'vd.': 've diğerleri',
    'örn.': 'örneğin',
    'bkz.': 'bakınız',
    'No.': 'numara',
    'Cad.': 'Caddesi',
    'Sok.': 'Sokağı',
    'Mah.': 'Mahallesi',
    'yy.': 'yüzyıl',
    TL: 'lira',
  },
  rules: [
    [
      /(?<!\d)([01]?\d|2[0-4])[:.]([0-5]\d)(?![\d.])/gu,
      (_, hour = '', minute = '') => (Number(minute) === 0 ? hour : `${hour} ${Number(minute)}`),
    ],
    kings,
    ordinals,
    suffixed,
    [/(?<=\p{L})['’](?=\p{Ll})/gu, ''],
    [/(\d)\s?km(?!\p{L})/gu, '$1 kilometre'],
    [/(\d)\s?cm(?!\p{L})/gu, '$1 santimetre'],
    [/(\d)\s?m(?!\p{L})/gu, '$1 metre'],
    [/(\d)\s?kg(?!\p{L})/gu, '$1 kilo'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 derece'],
    [/(?<=\d)\s?½/gu, ' buçuk'],
    [/½/gu, 'yarım'],
  ],
}
