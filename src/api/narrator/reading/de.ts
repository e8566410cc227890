import { toOrdinal } from 'n2words/de-DE'
import type { Reading, Rule } from './reading.ts'
import { ROMAN, romanValue } from './roman.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const MONTH = MONTHS.join('|')
/** Weak, oblique ordinal after these: "am dritten Mai". */
const OBLIQUE =
  /(?:^|\s)(?:am|vom|zum|beim|im|dem|den|des|zur|(?:in|aus|bei|mit|nach|seit|von|zu|an|auf|vor|hinter|neben|unter|über) (?:der|meiner|deiner|seiner|ihrer|unserer|einer))\s*$/i
const NEUTER = /^(?:Kapitel|Buch|Mal|Jahr|Türchen|Stockwerk|Abenteuer|Kind)/
const MASCULINE = new RegExp(`^(?:${MONTH}|Tag|Teil|Abend|Advent|Stock|Platz|Akt|Versuch|Geburtstag|Weihnachtstag)`)

/** "dritt" for 3, "einundzwanzigst" for 21: the ending depends on the sentence. */
const ordinalStem = (number: number) => toOrdinal(number).replace(/e$/, '')

function ordinal(number: number, before: string, after: string): string {
  const stem = ordinalStem(number)
  if (OBLIQUE.test(before)) return `${stem}en`
  if (/(?:^|\s)(?:der|die|das|diese|dieser|dieses)\s*$/i.test(before)) return `${stem}e`
  if (NEUTER.test(after)) return `${stem}es`
  return MASCULINE.test(after) ? `${stem}er` : `${stem}e`
}

const dates: Rule = [
  /(?<![\d.,])(?=\d)(?<=((?:\S{1,40}\s)?\S{1,40}\s)?)(\d{1,2})\.\s?(\d{1,2})\.(\s?\d{4})?(?!\d)/gu,
  (found, before = '', day = '', month = '', year = '') => {
    const name = MONTHS[Number(month) - 1]
    if (!name || Number(day) < 1 || Number(day) > 31) return found
    return `${ordinal(Number(day), before, name)} ${name}${year ? ` ${year.trim()}` : ''}`
  },
]

const ordinals: Rule = [
  /(?<![\d.,])(?=\d)(?<=((?:\S+\s)?\S+\s)?)(\d{1,3})\.(?=\s(\p{L}\p{L}+))/gu,
  (found, before = '', number = '', after = '') =>
    Number(number) > 0 ? ordinal(Number(number), before, after) : found,
]

const kings: Rule = [
  new RegExp(`(\\p{Lu}\\p{Ll}+) (${ROMAN})\\.?(?![\\p{L}\\p{N}])`, 'gu'),
  (found, name = '', roman = '') => {
    const value = romanValue(roman)
    if (/^(?:Kapitel|Teil|Band|Akt|Buch|Szene)$/.test(name)) return `${name} ${value}${found.endsWith('.') ? '.' : ''}`
    // A single letter may be a name: "Malcolm X".
    if (roman.length === 1 && !found.endsWith('.')) return found
    return `${name} ${/(?:a|e|eth)$/.test(name) ? 'die' : 'der'} ${capital(ordinalStem(value))}e`
  },
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** German. Sources of the forms: Duden, Die deutsche Rechtschreibung, D 80 to D 90 and D 101 to D 105. */
export const GERMAN: Reading = {
  and: 'und',
  to: 'bis',
  ordinalStop: true,
  starters:
    'Der Die Das Ein Eine Er Sie Es Wir Ihr Ich Du Man Und Aber Doch Dann Da Dort Hier Nun Jetzt Als Wenn So Auch Noch Nur Nach Vor Mit In Am Im Auf Für Was Wer Wie Wo Warum Niemand Jemand Alle Mehr'.split(
      ' ',
    ),
  closing: ['usw.', 'etc.', 'u. s. w.', 'usf.', 'o. Ä.'],
  abbreviations: {
    'Dr.': 'Doktor',
    'Prof.': 'Professor',
    'Hr.': 'Herr',
    'Hrn.': 'Herrn',
    'Fr.': 'Frau',
    'Frl.': 'Fräulein',
    'St.': 'Sankt',
    'Nr.': 'Nummer',
    'Str.': 'Straße',
    'Kap.': 'Kapitel',
    'Bd.': 'Band',
    'z. B.': 'zum Beispiel',
    'd. h.': 'das heißt',
    'u. a.': 'unter anderem',
    'v. a.': 'vor allem',
    'z. T.': 'zum Teil',
    'o. Ä.': 'oder Ähnliches',
    'i. d. R.': 'in der Regel',
    'u. s. w.': 'und so weiter',
    'usw.': 'und so weiter',
    'usf.': 'und so fort',
    'bzw.': 'beziehungsweise',
    'etc.': 'et cetera',
    'ca.': 'zirka',
    'evtl.': 'eventuell',
    'ggf.': 'gegebenenfalls',
    'vgl.': 'vergleiche',
    'inkl.': 'inklusive',
    'geb.': 'geboren',
    'gest.': 'gestorben',
    'Mio.': 'Millionen',
    'Mrd.': 'Milliarden',
    'Jh.': 'Jahrhundert',
    'Std.': 'Stunden',
    'Min.': 'Minuten',
    'Sek.': 'Sekunden',
  },
  rules: [
    [/(\d{1,2})[:.]00\s?Uhr/gu, '$1 Uhr'],
    [/(\d{1,2})[:.]0?(\d{1,2})\s?Uhr/gu, '$1 Uhr $2'],
    [/(?<!\d)([01]?\d|2[0-4]):0?([0-5]?\d)(?!\d)/gu, '$1 Uhr $2'],
    dates,
    ordinals,
    kings,
    [/(\d)\s?km\/h(?!\p{L})/gu, '$1 Kilometer pro Stunde'],
    [/(\d)\s?km(?!\p{L})/gu, '$1 Kilometer'],
    [/(\d)\s?cm(?!\p{L})/gu, '$1 Zentimeter'],
    [/(\d)\s?mm(?!\p{L})/gu, '$1 Millimeter'],
    [/(\d)\s?m(?!\p{L})/gu, '$1 Meter'],
    [/(\d)\s?kg(?!\p{L})/gu, '$1 Kilogramm'],
    [/(\d)\s?g(?!\p{L})/gu, '$1 Gramm'],
    [/(\d)\s?l(?!\p{L})/gu, '$1 Liter'],
    [/(\d)\s?°\s?C(?!\p{L})/gu, '$1 Grad Celsius'],
    [/½/gu, ' einhalb'],
    [/(\d)\s?×/gu, '$1 mal'],
  ],
}
