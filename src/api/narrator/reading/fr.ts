import { toOrdinal } from 'n2words/fr-FR'
import type { Reading, Rule } from './reading.ts'
import { ROMAN, romanValue } from './roman.ts'

const inWords = (found: string, number: number, isFeminine: boolean) => {
  if (number < 1 || number > 99) return found
  return number === 1 && isFeminine ? 'première' : toOrdinal(number)
}

const ordinals: Rule = [
  /(?<![\d.,\p{L}])(\d{1,2})(er|re|ère|e|ème|è|nd|nde)(?!\p{L})/gu,
  (found, number = '', ending = '') => inWords(found, Number(number), /re|ère/.test(ending)),
]
const centuries: Rule = [
  new RegExp(`(?<!\\p{L})(${ROMAN})(e|er|re|ère|ème)(?!\\p{L})`, 'gu'),
  (found, roman = '', ending = '') => inWords(found, romanValue(roman), /re|ère/.test(ending)),
]
const kings: Rule = [
  new RegExp(`(\\p{Lu}\\p{Ll}+) (${ROMAN})(?![\\p{L}\\p{N}’'])`, 'gu'),
  (found, name = '', roman = '') => {
    const isCounted = /^(?:Chapitre|Partie|Acte|Tome|Livre|Scène)$/.test(name)
    return roman.length > 1 || isCounted ? `${name} ${romanValue(roman)}` : found
  },
]

/** French. Sources of the forms: Lexique des règles typographiques en usage à l'Imprimerie nationale, "Abréviations". */
export const FRENCH: Reading = {
  and: 'et',
  to: 'à',
  closing: ['etc.'],
  abbreviations: {
    'M.': 'Monsieur',
    'MM.': 'Messieurs',
    Mme: 'Madame',
    Mmes: 'Mesdames',
    Mlle: 'Mademoiselle',
    Mlles: 'Mesdemoiselles',
    'Dr.': 'Docteur',
    Dr: 'Docteur',
    'Pr.': 'Professeur',
    'St.': 'Saint',
    'Ste.': 'Sainte',
    'p. ex.': 'par exemple',
    'c.-à-d.': 'c’est-à-dire',
    'etc.': 'et cetera',
    'av.': 'avenue',
    'bd.': 'boulevard',
    'env.': 'environ',
    'chap.': 'chapitre',
    'vol.': 'volume',
  },
  rules: [
    [/(?<!\p{L})n°\s?(?=\d)/gu, 'numéro '],
    [/(\d{1,2})\s?[h:]\s?00(?!\d)/gu, '$1 heures'],
    [/(?<!\d)1\s?h\s?0?(\d{1,2})(?!\d)/gu, '1 heure $1'],
    [/(\d{1,2})\s?h\s?0?(\d{1,2})(?!\d)/gu, '$1 heures $2'],
    [/(?<!\d)([01]?\d|2[0-4]):0?([0-5]?\d)(?!\d)/gu, '$1 heures $2'],
    [/(\d{1,2})\s?h(?!\p{L})/gu, '$1 heures'],
    ordinals,
    centuries,
    kings,
    [/(\d)\s?km\/h(?!\p{L})/gu, '$1 kilomètres à l’heure'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 degrés'],
    [/(?<=\d)\s?½/gu, ' et demi'],
    [/½/gu, 'demi'],
  ],
}
