import type { Reading, Rule } from './reading.ts'

/** Nouns in -a, -as, -dad or -ción, but those of Greek origin and the like. */
const isFeminine = (noun: string) =>
  /(?:as?|dad(?:es)?|ción|ciones)$/u.test(noun) && !/^(?:días?|mapas?|planetas?|problemas?|poetas?)$/iu.test(noun)

const ones: Rule = [
  /(?<![\d.,:])(\d?1)(?= (\p{L}+))/gu,
  (found, number = '', noun = '') => {
    if (number === '11') return found
    const isShe = isFeminine(noun)
    if (number === '1') return isShe ? 'una' : 'un'
    if (number === '21') return isShe ? 'veintiuna' : 'veintiún'
    return `${Number(number) - 1} y ${isShe ? 'una' : 'un'}`
  },
]

/** Spanish. Sources of the forms: Ortografía de la lengua española (RAE, 2010), "Abreviaturas" and "Números". */
export const SPANISH: Reading = {
  and: 'y',
  to: 'a',
  closing: ['etc.', 'EE. UU.', 'Ud.', 'Uds.'],
  abbreviations: {
    'Sr.': 'señor',
    'Sra.': 'señora',
    'Srta.': 'señorita',
    'Sres.': 'señores',
    'Sras.': 'señoras',
    'Dr.': 'doctor',
    'Dra.': 'doctora',
    'Prof.': 'profesor',
    'D.': 'don',
    'Dña.': 'doña',
    'Ud.': 'usted',
    'Uds.': 'ustedes',
    'Vd.': 'usted',
    'Sto.': 'Santo',
    'Sta.': 'Santa',
    'p. ej.': 'por ejemplo',
    'etc.': 'etcétera',
    'EE. UU.': 'Estados Unidos',
    'pág.': 'página',
    'cap.': 'capítulo',
    'vol.': 'volumen',
    'aprox.': 'aproximadamente',
    'Avda.': 'avenida',
    'av.': 'avenida',
    'C/': 'calle',
  },
  rules: [
    [/(?<!\p{L})n\.?\s?[ºo°]\.?\s?(?=\d)/giu, 'número '],
    [/(?<!\d)1\.?er(?!\p{L})/gu, 'primer'],
    [/(?<!\d)3\.?er(?!\p{L})/gu, 'tercer'],
    [/(\d{1,2})\.?[º°](?!\s?C)/gu, '$1º'],
    [/(\d{1,2})\.?ª/gu, '$1ª'],
    [/(?<!\d)([01]?\d|2[0-4])[:.]00\s?h?(?![\d\p{L}])/gu, '$1 en punto'],
    [/(?<!\d)([01]?\d|2[0-4]):0?([0-5]?\d)(?:\s?h)?(?![\d\p{L}])/gu, '$1 y $2'],
    ones,
    [/(\d)\s?km\/h(?!\p{L})/gu, '$1 kilómetros por hora'],
    [/(\d)\s?km(?!\p{L})/gu, '$1 kilómetros'],
    [/(\d)\s?cm(?!\p{L})/gu, '$1 centímetros'],
    [/(\d)\s?m(?!\p{L})/gu, '$1 metros'],
    [/(\d)\s?kg(?!\p{L})/gu, '$1 kilos'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 grados'],
    [/(?<=\d)\s?½/gu, ' y medio'],
    [/½/gu, 'medio'],
  ],
}
