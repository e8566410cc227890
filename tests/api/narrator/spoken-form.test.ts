import { describe, expect, it } from 'vitest'
import { spokenForm } from '../../../src/api/narrator/reading/spoken-form.ts'

type Pair = readonly [written: string, spoken: string]

const FORMS: Readonly<Record<string, readonly Pair[]>> = {
  de: [
    [
      'Dr. Müller wohnt z. B. hier, d. h. in St. Pauli.',
      'Doktor Müller wohnt zum Beispiel hier, das heißt in Sankt Pauli.',
    ],
    ['am 3. Mai 1987', 'am dritten Mai 1987'],
    ['Der 3. Hase saß in der 7. Reihe.', 'Der dritte Hase saß in der siebten Reihe.'],
    ['1. Kapitel', 'erstes Kapitel'],
    ['am 21.12.2024', 'am einundzwanzigsten Dezember 2024'],
    ['um 14:30 Uhr', 'um 14 Uhr 30'],
    [
      'Heinrich VIII. und Elisabeth II. kamen in Kapitel IV.',
      'Heinrich der Achte und Elisabeth die Zweite kamen in Kapitel 4.',
    ],
    ['3–5 km bei 5 °C', '3 bis 5 Kilometer bei 5 Grad Celsius'],
    ['„Hallo“, sagte er – und ging …', 'Hallo, sagte er, und ging.'],
    ['NEIN!!! *rief* sie.', 'Nein! rief sie.'],
  ],
  en: [
    ['Dr. Smith met St. George on Baker St. at 2:00 p.m.', 'Doctor Smith met Saint George on Baker Street at 2 p m.'],
    ['Henry VIII paid £5.50 in Chapter IV', 'Henry the 8th paid 5 pounds 50 in Chapter 4'],
    ['“I, too,” I said — e.g. twice.', 'I, too, I said, for example twice.'],
    ['J. R. R. Tolkien & I', 'J R R Tolkien and I'],
  ],
  fr: [
    ['M. Dupont, Mme Roux et Mlle Zoé', 'Monsieur Dupont, Madame Roux et Mademoiselle Zoé'],
    [
      'le 1er mai, la 1re fois, le 3e lapin, le 21e',
      'le premier mai, la première fois, le troisième lapin, le vingt et unième',
    ],
    ['à 14 h 30', 'à 14 heures 30'],
    ['au XXe siècle, Louis XIV', 'au vingtième siècle, Louis 14'],
    ['« Bonjour », dit-il — n° 5', 'Bonjour, dit-il, numéro 5'],
    ['1\u202f000 étoiles', '1000 étoiles'],
  ],
  es: [
    ['El Sr. López y la Dra. Ruiz, p. ej.', 'El señor López y la doctora Ruiz, por ejemplo.'],
    ['1 gato, 21 gatas y 31 días', 'un gato, veintiuna gatas y 30 y un días'],
    ['—Hola —dijo— en el 3.er piso.', 'Hola, dijo, en el tercer piso.'],
    ['¿Qué? ¡No!', 'Qué? No!'],
  ],
  it: [
    ['Il sig. Rossi e la dott.ssa Bini, ecc.', 'Il signor Rossi e la dottoressa Bini, eccetera.'],
    ['1 stella, 1 gatto, 1 specchio', 'una stella, un gatto, uno specchio'],
    ['il 3° giorno al n. 5', 'il 3º giorno al numero 5'],
  ],
  tr: [
    ['Dr. Ayşe 3. katta, 5’inci kapıda', 'Doktor Ayşe üçüncü katta, beşinci kapıda'],
    ['IV. Murat, 14. gün', 'dördüncü Murat, on dördüncü gün'],
    ['Ali’nin 1990’da', 'Alinin bin dokuz yüz doksanda'],
  ],
  th: [
    ['เธอเดิน 3.5 กม.', 'ธเ ดเน 3.5 กิลโมเตร.'],
    ['บ้านหลังเล็ก ๆ', 'บน ลง ลเก ลเก'],
    ['คนหนึ่งไปบ้านดวงจันทร์', 'คโน นึง ปย บน ดูง จน'],
  ],
}

describe.each(Object.entries(FORMS))('Read aloud in "%s"', (language, forms) => {
  it.each(forms)('"%s" is "%s"', (written, spoken) => {
    expect(spokenForm(written, language)).toBe(spoken)
  })
})

describe('Read aloud in any language', () => {
  it('pictures, stars and empty lines say nothing', () => {
    for (const text of ['🏰 👩‍🚀 ☃️', '* * *', '—', '…', ' \u0000\u202e ', '']) expect(spokenForm(text, 'en')).toBe('')
  })

  it('nothing is left that the engine could take for a command', () => {
    const spoken = spokenForm('<break time="9s"/> [[h@l]] {x} a & b\u0000 \\ c', 'de')
    expect(spoken).not.toMatch(/[<>[\]{}&\\\p{Cc}]/u)
    expect(spoken).toContain('a und b')
  })

  it('letters that no voice can read are left out, those of other scripts are not', () => {
    expect(spokenForm('Mila traf བོད und Łucja.', 'de')).toBe('Mila traf und Łucja.')
    expect(spokenForm('Mila traf 李小龍.', 'de')).toBe('Mila traf 李小龍.')
    expect(spokenForm('มะลิ', 'th')).toBe('มอลิ')
    expect(spokenForm('มะลิ', 'de')).toBe('มอลิ')
    expect(spokenForm('ཏ', 'de')).toBe('')
    expect(spokenForm('みらい', 'ja')).toBe('みらい')
  })
})
