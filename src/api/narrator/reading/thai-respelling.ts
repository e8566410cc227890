/** Onset of a syllable: one consonant, or two said as one. */
const FIRST = '(?:[กขคตปพผ][รลว]|[ก-ฮ])'
/** Placeholders for vowels already moved, until all are. */
const [O, E] = ['\ue000', '\ue001']
const written = (pattern: string) => new RegExp(pattern.replaceAll('K', `(${FIRST})`), 'gu')

/** Order matters: each respells for the same sound of the engine's Thai voice. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  // Silenced letters, tones, at which the voice stumbles, and the "h" that only marks one.
  [/(?:[ทตด]ร|[ก-ฮ])[ิุ]?์/gu, ''],
  [/ห(?=[งญนมยรลว][ะัาำิีึืุู่้๊๋็])|(?<=[ไใ])ห(?=[งญนมยรลว])/gu, ''],
  [/[่้๊๋็]/gu, ''],
  // Unwritten vowels: an "o" between two lone consonants, a "u" for a "w" between them.
  [/^([ก-ฮ])([ก-ฮ])$/gu, `$1${O}$2`],
  [/(?<=[ก-ฮ])ว(?=[ก-ฮ](?![ะัาำิีึืุู]))/gu, 'ู'],
  [written('เKีย'), '$1ิย'],
  [written('เKือ'), '$1ื'],
  [written('เKาะ'), `$1${O}`],
  [written('เKา'), '$1ว'],
  [written('เK(?:อ|ิ)'), `$1${E}`],
  [written('([เแโ])Kะ?'), '$2$1'],
  [written('[ไใ]Kย?'), '$1ย'],
  [/ัว/gu, 'ูอ'],
  [/ั/gu, ''],
  [/ำ/gu, 'ม'],
  [/ี/gu, 'ิ'],
  [/(?<=[ก-ฮ])อ(?=[ก-ฮ](?![ก-ฮ]?[ะาิึืุู])|$)/gu, 'โ'],
  // The voice says an "s" after a written "a", and an "a" between two consonants.
  [/า(?=[ก-ฮ](?![ะาิึืุูเแโ]))/gu, ''],
  [/[าะ]/gu, 'อ'],
  [new RegExp(O, 'gu'), 'โ'],
  [new RegExp(E, 'gu'), 'เ'],
]

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Respelling for the engine's voice, which lacks some vowel marks and all leading ones; tones and some lengths are
 * lost. Rules without exceptions: Mary Haas, The Thai System of Writing, 1956.
 */
export function respellThai(text: string): string {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    // The repetition sign repeats the last word.
    if (segment.trim() === 'ๆ') words.push(' ', words.findLast(word => word.trim() !== '') ?? '')
    else if (/[ก-ฮ]/u.test(segment))
      words.push(
        STEPS.reduce((word, [from, to]) => word.replace(from, to), segment),
        ' ',
      )
    else words.push(segment)
  }
  return words
    .join('')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.!?])/gu, '')
    .trim()
}
