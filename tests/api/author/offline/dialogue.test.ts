import { describe, expect, it } from 'vitest'
import { RICH_CATEGORIES, richBrief } from '../../../../scripts/eval/briefs/rich-brief.ts'
import { RICH_PEOPLE } from '../../../../scripts/eval/briefs/rich-people.ts'
import { dialogueLines } from '../../../../src/api/author/offline/dialogue/dialogue-lines.ts'
import { draftStory } from '../../../../src/api/author/offline/draft-story.ts'
import type { LanguagePack } from '../../../../src/api/author/offline/language-pack.ts'
import { OFFLINE_LANGUAGES, openLanguagePack } from '../../../../src/api/author/offline/language-packs.ts'
import { escapeExpression } from '../../../../src/lib/escape-expression.ts'
import { seeded } from '../../../../src/lib/seeded.ts'

const LONG = { timeout: 120_000 }

async function packOf(language: string) {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  return pack
}

const textsOf = ({ plots, threads, episodes }: LanguagePack): string[] => [
  ...[...plots.flatMap(({ scenes }) => scenes), ...episodes]
    .flatMap(({ beats }) => beats)
    .flatMap(beat => ('slot' in beat ? [] : [...beat.phrasings, ...(beat.short ?? [])])),
  ...threads.flatMap(({ plant, use, end }) => [...plant, ...use, ...end]),
]

/** What is said next to what is said: two sentences in marks with nothing between. */
const NEIGHBOURS = /[.,!?…]“,? „|[.,!?…]’ ‘|[.,!?…]\s?» «/u

const TAGS: Readonly<Record<string, string>> = {
  de: '(?:[.!?…]“|“,) (?:sagte|fragte|rief|flüsterte) ',
  en: '[,.!?…]’ (?:said|asked|called|whispered) ',
  fr: '[.!?…]?\\s»,? (?:dit|demanda|répondit|cria) ',
  es: '— ?(?:dijo|preguntó|contestó|susurró) ',
  it: '» (?:disse|chiese|rispose|gridò) ',
}

/** Who of the given names is said to speak in a text. */
const speakersIn = (text: string, language: string, names: readonly string[]): string[] =>
  names.filter(name => new RegExp(`${TAGS[language]}${escapeExpression(name)}(?!\\p{L})`, 'u').test(text))

describe('A paragraph', () => {
  it('is one speaker’s, with what the speaker does', () => {
    const english = '{H} waited. ‘You?’ said {a}. {A} put down the cup. ‘Now?’ ‘Now,’ said {h}, ‘or never.’ It rained.'
    expect(dialogueLines(english, 'en')).toEqual([
      '{H} waited. ‘You?’ said {a}. {A} put down the cup. ‘Now?’',
      '‘Now,’ said {h}, ‘or never.’ It rained.',
    ])
    const german =
      '„Schläfst du?“, fragte {h}. {A} dachte nach. „Noch nicht.“ <„Gut“, sagte {h}. „Warum?“, fragte {a}.>'
    expect(dialogueLines(german, 'de')).toEqual([
      '„Schläfst du?“, fragte {h}.',
      '{A} dachte nach. „Noch nicht.“',
      '„Gut“, sagte {h}.',
      '„Warum?“, fragte {a}.',
    ])
    expect(dialogueLines('« Où ? » dit {h}. « Là », dit le poisson.', 'fr')).toEqual([
      '« Où ? » dit {h}.',
      '« Là », dit le poisson.',
    ])
    expect(dialogueLines('«Celo» diceva {h}. <«Celo» diceva {a}.>', 'it')).toEqual([
      '«Celo» diceva {h}.',
      '<«Celo» diceva {a}.>',
    ])
  })

  it('keeps together what one says, and labels in a sentence', () => {
    const lines = [
      '‘Don’t,’ said {h}. ‘Not yet.’ {H} listened. ‘Now.’',
      'On one jar stood ‘Longing’, on the next ‘Wednesdays’, and {a} took both.',
      '{H} thought of the others’ boats. ‘Fine,’ {he} said.',
    ]
    for (const line of lines) expect(dialogueLines(line, 'en')).toEqual([line])
    const italian = '{H} sentì un «oh». L’«oh» rotolò via. «Vieni» disse {h}.'
    expect(dialogueLines(italian, 'it')).toEqual([italian])
    const german = 'Auf dem Glas stand „Mittwoch“, auf dem anderen „Heimweh“, und {a} nahm beide.'
    expect(dialogueLines(german, 'de')).toEqual([german])
  })
})

describe.each(OFFLINE_LANGUAGES)('In "%s"', language => {
  it('no text of the stock has two speakers in a paragraph, and each keeps its words', async () => {
    const pack = await packOf(language)
    const lines = textsOf(pack).flatMap(text => text.split('\n'))
    const words = (text: string) => text.replace(/[<>\s]+/gu, ' ').trim()
    const told = lines.map(line => dialogueLines(line, language))
    expect(told.map(parts => words(parts.join(' ')))).toEqual(lines.map(words))
    const shared = told
      .flat()
      .filter(
        line =>
          NEIGHBOURS.test(line) || speakersIn(line.replaceAll('.+}', '}'), language, ['{h}', '{a}', '{b}']).length > 1,
      )
    expect(shared).toEqual([])
  })

  it('no paragraph of a story has two speakers', LONG, async () => {
    const pack = await packOf(language)
    const paragraphs = (RICH_PEOPLE[language] ?? []).flatMap(person =>
      RICH_CATEGORIES.flatMap((category, index) => {
        const age = (['child', '20+', '12-20'] as const)[index % 3] ?? 'child'
        const brief = richBrief(person, { language, category, age, words: 1000, seed: `speakers ${category}` })
        const { input, made } = draftStory(pack, brief, seeded(`${brief.seed} story`))
        const names = ['h', 'a', 'b'].flatMap(token => input.resolve(token) ?? [])
        return made.texts.flat().map(text => ({ text, speakers: speakersIn(text, language, names) }))
      }),
    )
    expect(paragraphs.some(({ speakers }) => speakers.length === 1)).toBe(true)
    const shared = paragraphs.filter(({ text, speakers }) => speakers.length > 1 || NEIGHBOURS.test(text))
    expect(shared.map(({ text }) => text)).toEqual([])
  })
})
