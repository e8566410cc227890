/** A consonant as a syllable begins with it: two of them where they are said as one. */
const FIRST = '(?:[กขคตปพผ][รลว]|[ก-ฮ])'
/** Stand for vowels that are where they belong, until all that is written before its consonant has moved. */
const [O, E] = ['\ue000', '\ue001']
const written = (pattern: string) => new RegExp(pattern.replaceAll('K', `(${FIRST})`), 'gu')

/** Each turns a spelling into one that the engine's Thai voice gives the same sound; the order matters. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  // Letters that are silenced, tones, at which the voice stumbles, and the "h" that only marks one.
  [/(?:[ทตด]ร|[ก-ฮ])[ิุ]?์/gu, ''],
  [/ห(?=[งญนมยรลว][ะัาำิีึืุู่้๊๋็])|(?<=[ไใ])ห(?=[งญนมยรลว])/gu, ''],
  [/[่้๊๋็]/gu, ''],
  // What is not written: an "o" between two consonants alone, a "u" for a "w" between them.
  [/^([ก-ฮ])([ก-ฮ])$/gu, `$1${O}$2`],
  [/(?<=[ก-ฮ])ว(?=[ก-ฮ](?![ะัาำิีึืุู]))/gu, 'ู'],
  // Vowels that are written before or around their consonant.
  [written('เKีย'), '$1ิย'],
  [written('เKือ'), '$1ื'],
  [written('เKาะ'), `$1${O}`],
  [written('เKา'), '$1ว'],
  [written('เK(?:อ|ิ)'), `$1${E}`],
  [written('([เแโ])Kะ?'), '$2$1'],
  [written('[ไใ]Kย?'), '$1ย'],
  // Marks that the voice leaves out.
  [/ัว/gu, 'ูอ'],
  [/ั/gu, ''],
  [/ำ/gu, 'ม'],
  [/ี/gu, 'ิ'],
  [/(?<=[ก-ฮ])อ(?=[ก-ฮ](?![ก-ฮ]?[ะาิึืุู])|$)/gu, 'โ'],
  // It says an "s" after a written "a", and an "a" between two consonants.
  [/า(?=[ก-ฮ](?![ะาิึืุูเแโ]))/gu, ''],
  [/[าะ]/gu, 'อ'],
  [new RegExp(O, 'gu'), 'โ'],
  [new RegExp(E, 'gu'), 'เ'],
]

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/**
 * Thai as the engine's voice must have it written to say it at all: it knows neither all the vowel marks nor those that
 * stand before their consonant. Tones are lost, and so are some of the lengths; the sounds follow the rules of spelling
 * (Mary Haas, The Thai System of Writing, 1956), without a list of exceptions.
 */
export function respellThai(text: string): string {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    // The sign of repetition says the last word once more.
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
