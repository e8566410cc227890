import { ModelError } from '../../../../src/api/outside/model/model-error.ts'
import { instructions } from '../../../../src/api/prompts/instructions.ts'
import { countWords } from '../../../../src/lib/words.ts'
import { exampleBrief } from '../../../helpers/example-brief.ts'
import { prose } from '../../../helpers/fake-model/prose.ts'

/** Changes the paragraphs of a chapter, or of a repair, for the worse. */
type Spoil = (paragraphs: readonly string[]) => readonly string[]

export interface Way {
  readonly spoil: Spoil
  /** Whether a finished story shows it, told without any help of the editor's. */
  readonly shows: (story: { text: string; chapters: readonly string[] }) => boolean
}

const contains = (sign: RegExp | string) => (story: { text: string }) =>
  typeof sign === 'string' ? story.text.includes(sign) : sign.test(story.text)

/** One sentence more, at the end of the first paragraph. */
const saying = (sentence: string, sign: RegExp | string = sentence): Way => ({
  spoil: ([first = '', ...others]) => [`${first} ${sentence}`, ...others],
  shows: contains(sign),
})
/** The same as the last words. */
const ending = (sentence: string, sign: RegExp): Way => ({
  spoil: paragraphs => [...paragraphs, sentence],
  shows: ({ chapters }) => chapters.some(text => sign.test(text)),
})

const LEAKED =
  instructions(exampleBrief())
    .split('\n')
    .find(line => line.startsWith('- The answers are causes')) ?? ''
const GERMAN = 'Sie ging mit dem Bäcker über die Brücke, und als es dunkel wurde, war er nicht mehr da.'
const LONG = `The ${Array.from({ length: 24 }, (_, index) => `baker saw ${index % 2 ? 'the' : 'a'} boat and`).join(' ')} then he slept.`
const HARD =
  'Incomprehensible administrative responsibilities notwithstanding, institutional considerations predominated.'
const SAME = prose('en', { words: 60, sayings: [], seed: 'the same again' })
const WORDS = { least: 475, most: 525 }

const isOffLength = ({ text }: { text: string }) => {
  const words = countWords(text, 'en')
  return words < WORDS.least || words > WORDS.most
}

/** How often the most frequent sequence of eight words is said. */
function mostSaid(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = Map.groupBy(
    words.slice(7).map((_, at) => words.slice(at, at + 8).join(' ')),
    sequence => sequence,
  )
  return Math.max(0, ...[...counts.values()].map(({ length }) => length))
}

/** Every known way in which a model writes badly, and how a reader would notice. */
export const WAYS: Readonly<Record<string, Way>> = {
  short: { spoil: paragraphs => paragraphs.slice(0, Math.ceil(paragraphs.length / 3)), shows: isOffLength },
  long: {
    spoil: paragraphs => [...paragraphs, ...prose('en', { words: 200, sayings: [], seed: 'more' })],
    shows: isOffLength,
  },
  empty: { spoil: () => [''], shows: ({ chapters }) => chapters.some(text => text.trim() === '') },
  'other language': { spoil: ([, ...others]) => [GERMAN, ...others], shows: contains(GERMAN) },
  'all in another language': {
    spoil: paragraphs =>
      prose('de', { words: countWords(paragraphs.join(' '), 'en'), sayings: ['Łucja', 'Heinz'], seed: 'de' }),
    shows: contains(/\bund\b.*\bder\b/su),
  },
  placeholder: saying('Then {hero} came home.', '{hero}'),
  bracket: saying('It was [insert a place here].', '[insert'),
  undefined: saying('Beside it stood undefined.', 'undefined'),
  markdown: saying('It was **very** late.', '**'),
  tag: saying('It was <b>late</b>.', '<b>'),
  refusal: saying("I'm sorry, but I can't assist with that."),
  preface: {
    spoil: paragraphs => ['Here is the story you asked for.', ...paragraphs],
    shows: contains('Here is the story you'),
  },
  'speaks of itself': saying('As an AI language model, I do not sleep.', 'As an AI'),
  'leaked orders': saying(LEAKED.slice(2)),
  'leaked field': saying('The mustSay list was long.', 'mustSay'),
  'wrong age': saying('Łucja was nine years old.'),
  'wrong age in digits': saying('It was the 12-year-old Łucja again.', '12-year-old'),
  'wrong kin': saying('Her uncle Heinz came in.', 'uncle Heinz'),
  'wrong hair': saying('Łucja combed her black hair.', 'black hair'),
  'wrong eyes': saying('Łucja rubbed her brown eyes.', 'brown eyes'),
  'missing name': {
    spoil: paragraphs => paragraphs.map(text => text.replaceAll('Heinz', 'somebody')),
    shows: ({ text }) => !text.includes('Heinz'),
  },
  'unsafe word': saying('The murderer waited.', 'murderer'),
  'hidden unsafe word': saying('The mur\u2060der\u00ader waited.', /mur\p{Cf}*der\p{Cf}*er/u),
  'unsafe theme': saying('He had been tortured and strangled.', 'tortured'),
  'worn phrase': saying('And so the adventure began.', 'so the adventure began'),
  'another worn phrase': saying('A shiver ran down the stairs.', 'A shiver ran down'),
  'said again': {
    spoil: paragraphs => [...paragraphs.slice(0, 1), ...paragraphs.slice(0, 1), ...paragraphs],
    shows: ({ text }) => mostSaid(text) > 2,
  },
  'same chapter again': { spoil: () => [...SAME, ...SAME, ...SAME, ...SAME], shows: ({ text }) => mostSaid(text) > 2 },
  'too long a sentence': saying(LONG),
  'too hard words': {
    spoil: paragraphs => paragraphs.map(text => `${text} ${HARD}`),
    shows: ({ text }) => text.split(HARD).length > 2,
  },
  'breaks off': ending('And then the baker', /And then the baker$/u),
  'ends too soon': ending('The End.', /The End\.[\s\S]+/u),
  'ends in despair': ending('All hope was gone.', /All hope was gone\.$/u),
}

/** The model itself fails, for a while or for good. */
export const FAILURES: Readonly<Record<string, () => unknown>> = {
  'no JSON': () => 'Certainly! Here it is.',
  'another shape': () => ({ nope: 1 }),
  'cut off': () => '{"paragraphs": ["It was',
  nothing: () => '',
  busy: () => {
    throw new ModelError('busy')
  },
}
