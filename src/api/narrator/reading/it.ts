import type { Reading, Rule } from './reading.ts'

const one: Rule = [
  /(?<![\d.,:])1(?= (\p{L}+))/gu,
  (_, noun = '') => {
    if (/a$/u.test(noun)) return 'una'
    return /^(?:s[^aeiou]|z|gn|ps|x)/iu.test(noun) ? 'uno' : 'un'
  },
]

/** Italian. Sources of the forms: Luca Serianni, Grammatica italiana, "Abbreviazioni e sigle" and "Numerali". */
export const ITALIAN: Reading = {
  and: 'e',
  to: 'a',
  closing: ['ecc.'],
  abbreviations: {
    'sig.': 'signor',
    'Sig.': 'signor',
    'sig.ra': 'signora',
    'Sig.ra': 'signora',
    'sig.na': 'signorina',
    'Sig.na': 'signorina',
    'dott.': 'dottor',
    'Dott.': 'dottor',
    'dott.ssa': 'dottoressa',
    'Dott.ssa': 'dottoressa',
    'Dr.': 'dottor',
    'prof.': 'professor',
    'Prof.': 'professor',
    'prof.ssa': 'professoressa',
    'Prof.ssa': 'professoressa',
    'ing.': 'ingegner',
    'avv.': 'avvocato',
    'S.': 'San',
    'ecc.': 'eccetera',
    'per es.': 'per esempio',
    'ad es.': 'ad esempio',
    'p. es.': 'per esempio',
    'pag.': 'pagina',
    'cap.': 'capitolo',
    'vol.': 'volume',
    'ca.': 'circa',
  },
  rules: [
    [/(?<!\p{L})n\.?[°º]?\s?(?=\d)/gu, 'numero '],
    [/(\d{1,2})[°º](?!\s?C)/gu, '$1º'],
    [/(?<!\d)([01]?\d|2[0-4])[:.]00(?!\d)/gu, '$1 in punto'],
    one,
    [/(\d)\s?km\/h(?!\p{L})/gu, '$1 chilometri orari'],
    [/(\d)\s?km(?!\p{L})/gu, '$1 chilometri'],
    [/(\d)\s?cm(?!\p{L})/gu, '$1 centimetri'],
    [/(\d)\s?m(?!\p{L})/gu, '$1 metri'],
    [/(\d)\s?kg(?!\p{L})/gu, '$1 chili'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 gradi'],
    [/(?<=\d)\s?½/gu, ' e mezzo'],
    [/½/gu, 'mezzo'],
  ],
}
