import { own } from '../../../../lib/own.ts'

/** Unicode scripts (UAX #24) and the engine's voice that reads each. Latin is missing: every voice reads it. */
const VOICES: Readonly<Record<string, string>> = {
  Arabic: 'ar',
  Armenian: 'hy',
  Bengali: 'bn',
  Cherokee: 'chr',
  Cyrillic: 'ru',
  Devanagari: 'hi',
  Ethiopic: 'am',
  Georgian: 'ka',
  Greek: 'el',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Han: 'cmn',
  Hangul: 'ko',
  Hebrew: 'he',
  Hiragana: 'ja',
  Kannada: 'kn',
  Katakana: 'ja',
  Malayalam: 'ml',
  Myanmar: 'my',
  Oriya: 'or',
  Sinhala: 'si',
  Tamil: 'ta',
  Telugu: 'te',
  Thai: 'th',
}

/** Letters that only one language of a script writes, and that its general voice would spell. */
const OWN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[іїєґІЇЄҐ]/u, 'uk'],
  [/[ђћџљњЂЋЏЉЊ]/u, 'sr'],
  [/[ѓќѕЃЌЅ]/u, 'mk'],
  [/[әғқңөұүһӘҒҚҢӨҰҮҺ]/u, 'kk'],
  [/[ٹڈڑںے]/u, 'ur'],
  [/[پچژگکی]/u, 'fa'],
]

/** ISO 15924 codes of scripts that languages write, for those with another name in Unicode. */
const SCRIPTS_OF_CODE: Readonly<Record<string, readonly string[]>> = {
  Arab: ['Arabic'],
  Armn: ['Armenian'],
  Beng: ['Bengali'],
  Cher: ['Cherokee'],
  Cyrl: ['Cyrillic'],
  Deva: ['Devanagari'],
  Ethi: ['Ethiopic'],
  Geor: ['Georgian'],
  Grek: ['Greek'],
  Gujr: ['Gujarati'],
  Guru: ['Gurmukhi'],
  Hans: ['Han'],
  Hant: ['Han'],
  Hebr: ['Hebrew'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Knda: ['Kannada'],
  Kore: ['Hangul', 'Han'],
  Mlym: ['Malayalam'],
  Mymr: ['Myanmar'],
  Orya: ['Oriya'],
  Sinh: ['Sinhala'],
  Taml: ['Tamil'],
  Telu: ['Telugu'],
  Thai: ['Thai'],
}

/** Scripts that a voice of the language reads, besides Latin. A language's typed name ("Old Norse") has none. */
export function scriptsOf(language: string): readonly string[] {
  try {
    return own(SCRIPTS_OF_CODE, new Intl.Locale(language).maximize().script ?? '') ?? []
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Every script with a voice, Latin included. */
export const VOICED_SCRIPTS: readonly string[] = ['Latin', ...Object.keys(VOICES)]

/** The voice of a run of letters of one script. */
export const voiceOfRun = (run: string, script: string): string | undefined =>
  OWN_LETTERS.find(([letters]) => letters.test(run))?.[1] ?? own(VOICES, script)
