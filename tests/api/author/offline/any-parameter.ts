import fc from 'fast-check'
import { CATEGORIES } from '../../../../src/contract/categories.ts'
import {
  AGE_MAX,
  ANSWERS_MAX,
  CHAPTERS_MAX,
  LINE_MAX,
  LOCATIONS_MAX,
  NAME_MAX,
  RELATIONS_MAX,
  SHORT_TEXT_MAX,
  TEXT_MAX,
} from '../../../../src/contract/limits.ts'
import { BUILDS, EYES, GENDERS, HAIR, RELATION_GENDERS, TARGET_AGES, TONES } from '../../../../src/contract/options.ts'
import { Parameter, type ParameterInput } from '../../../../src/contract/parameter.ts'

/** Answers nobody expects, and somebody gives. */
const ODD = [
  'a',
  'Z',
  '7',
  '?',
  '…',
  '...',
  '!!!',
  '-',
  '🙂',
  '👨‍👩‍👧 und ❤️',
  '{}',
  '{name}',
  '[R2]',
  '<script>alert("x")</script>',
  'lorem ipsum',
  'NaN',
  'undefined',
  '# Titel',
  '**fett**',
  '000123',
  'Ein',
  'Die',
  'the',
  'Ende',
  'ich',
  'سلام عليكم يا صديقي العزيز، كيف حالك اليوم؟',
  'שלום',
  'สวัสดีครับผมชื่อสมชายและผมชอบกินข้าวผัดกับไข่ดาวทุกวัน',
  '東京の小さな家に住んでいる猫と犬',
  'Он живёт в маленьком доме на берегу моря и любит пироги',
  'The old man and the sea was what he had with him on the boat that day',
  'Er sagte: „Sie sagte: ‚Nein!‘“',
  '"quoted" and \'again\' and “more” and ‘less’',
  'Zeile eins\nZeile zwei\r\n\tZeile drei',
  'Wirklich?!',
  'Halt!',
  'Dr. Max Mustermann Jr.',
  ' :) , ; !',
  '\u200b',
  '\u202eabc\u202c',
  'ßeta',
  'İstanbul',
  'x'.repeat(TEXT_MAX),
  'ha '.repeat(600),
  'a-'.repeat(900),
  'สวัสดีครับผมชื่อสมชาย'.repeat(90),
  'Wort '.repeat(400),
  'Es war einmal ein König, der hatte drei Töchter, und die jüngste war sehr klug. '.repeat(25),
  '🙂'.repeat(500),
  '?'.repeat(300),
]

const WORDS =
  'rot Haus laufen Tante mit dem großen Hut der kleine Fisch unter alte Brücke immer Suppe Mond Lena schnell und zwei Berge Öl süß'.split(
    ' ',
  )
const prose = (max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: max }).map(words => words.join(' '))

/** What the contract takes: at most `max` units, no half of a sign, something but white space. */
const fitted = (max: number) => (text: string) => {
  const cut = text.slice(0, max)
  const whole = cut.isWellFormed() ? cut : cut.slice(0, -1)
  return whole.trim() === '' ? 'Mila' : whole
}

const typed = (max: number, ...usual: string[]) =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...usual) },
      { weight: 2, arbitrary: prose(Math.ceil(max / 5)) },
      { weight: 4, arbitrary: fc.constantFrom(...ODD) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: max }) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: max }) },
    )
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the contract refuses them, so no story ever meets them
    .map(text => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, ''))
    .map(fitted(max))

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 3 })
const name = typed(
  NAME_MAX,
  'Mila',
  'Łucja',
  'Matthias',
  'Anna-Lena',
  'Max',
  'Die Frau vom Kiosk',
  'Karl der Große von Bergen',
)
const joined = (options: readonly string[], most: number) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...options) }, typed(20, 'wie ein Fass')), {
      maxLength: most,
    })
    .map(all => all.join(',').slice(0, SHORT_TEXT_MAX))
    .map(text => (text.isWellFormed() ? text : ''))

/** Few as a rule, and sometimes as many as there may be. */
const several = <Value>(arbitrary: fc.Arbitrary<Value>, most: number) =>
  fc.oneof(
    fc.array(arbitrary, { maxLength: 3 }),
    fc.array(arbitrary, { maxLength: most }),
    fc.array(arbitrary, { minLength: most, maxLength: most }),
    arbitrary.map(same => Array.from({ length: most }, () => same)),
  )

const relation = fc.record({
  name,
  gender: maybe(fc.constantFrom(...RELATION_GENDERS, 'fluid')),
  age: maybe(fc.integer({ min: 0, max: AGE_MAX })),
  connection: maybe(
    typed(
      SHORT_TEXT_MAX,
      'Oma',
      'Opa',
      'beste Freundin',
      'Hund',
      'Katze',
      'Kollege',
      'wohnt gegenüber',
      'friend',
      'grandma',
    ),
  ),
})

const answer = fc.record({
  question: typed(LINE_MAX, 'Was gibt es zum Frühstück?', 'Was darf nie fehlen', 'Wovor hat Mila Respekt?'),
  answer: typed(TEXT_MAX, 'Pfannkuchen', 'die dritte Stufe', 'Wespen, Gewitter und Tante Gerda', 'nie ohne Licht'),
})

/** Any parameter that the contract takes, in one language: ordinary ones, and those that only a test would send. */
export const anyParameter = (language: string): fc.Arbitrary<Parameter> =>
  fc
    .record({
      story: fc.record({
        length: fc.constantFrom('500', '1000', '2000'),
        chapterCount: maybe(fc.integer({ min: 1, max: CHAPTERS_MAX })),
        audience: typed(SHORT_TEXT_MAX, 'normal'),
        targetAge: fc.constantFrom(...TARGET_AGES),
        tone: maybe(joined(TONES, 3)),
        refinement: maybe(typed(TEXT_MAX, 'Am Ende soll es Pfannkuchen geben.')),
        theme: maybe(typed(SHORT_TEXT_MAX, 'Mut')),
        baseStory: maybe(typed(SHORT_TEXT_MAX, 'Peter Pan')),
      }),
      character: fc.record({
        demographics: fc.record({
          name,
          age: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: AGE_MAX })),
          gender: fc.oneof(fc.constantFrom(...GENDERS), typed(NAME_MAX, 'fluid')),
        }),
        physicalAppearance: maybe(
          fc.record({
            hair: maybe(fc.oneof(fc.constantFrom(...HAIR), typed(SHORT_TEXT_MAX, 'lockig'))),
            eyes: maybe(fc.oneof(fc.constantFrom(...EYES), typed(SHORT_TEXT_MAX, 'wie Bernstein'))),
            physique: maybe(joined(BUILDS, 3)),
            peculiarities: maybe(typed(LINE_MAX, 'eine Zahnlücke', 'Narbe, Brille')),
          }),
        ),
        archetype: maybe(typed(SHORT_TEXT_MAX, 'hero')),
        psychologicalTraits: maybe(
          fc.record({
            characteristics: maybe(typed(LINE_MAX, 'mutig und stur', 'lacht gern', 'brave, kind')),
            quirksFlawsFaults: maybe(typed(LINE_MAX, 'zählt jede Stufe', 'isst nur den Rand')),
          }),
        ),
        history: maybe(typed(TEXT_MAX, 'Letzten Sommer ist sie in den See gefallen.')),
        relationships: maybe(several(relation, RELATIONS_MAX)),
      }),
      setting: fc.record({
        location: typed(LINE_MAX, 'Hamburg', 'in Leeds', 'ein verzaubertes Schloss', 'auf dem Mars'),
        places: maybe(several(typed(SHORT_TEXT_MAX, 'der Hafen', 'am See', 'Omas Garten', 'Hamburg'), LOCATIONS_MAX)),
        isReal: fc.boolean(),
      }),
      dynamic: maybe(several(answer, ANSWERS_MAX)),
      context: fc.record({
        category: fc.constantFrom(...CATEGORIES),
        productDefinition: fc.constant('story'),
      }),
    })
    .map(
      (input): Parameter => Parameter.parse({ ...input, story: { ...input.story, language } } satisfies ParameterInput),
    )
