import { describe, expect, it } from 'vitest'
import type { Improvement } from '../../../../src/api/author/author.ts'
import { applyPatches } from '../../../../src/api/author/improve/patches.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { german } from '../../../../src/api/author/offline/de/german.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { improved } from '../../../../src/api/author/offline/improve/improve.ts'
import { understandRequest } from '../../../../src/api/author/offline/improve/understand-request.ts'
import { checkStory } from '../../../../src/api/pipeline/check-story.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import type { Manuscript } from '../../../../src/api/story/manuscript.ts'
import { Parameter } from '../../../../src/contract/parameter.ts'
import { countWords } from '../../../../src/lib/words.ts'
import { exampleParameter } from '../../../helpers/example-parameter.ts'

const VOICES = { de: german, en: english }
type Language = keyof typeof VOICES

function written(language: Language, story: object = {}, seed = 'seed') {
  const brief = briefOf(Parameter.parse(exampleParameter({ story: { language, length: '1000', ...story } })), seed)
  const { plan, chapters } = compose(VOICES[language], brief)
  return { brief, pages: [{ number: 0, title: plan.title, text: plan.teaser }, ...chapters] }
}

const improve = (language: Language, brief: Brief, pages: readonly Manuscript[], request: string): Improvement =>
  improved(VOICES[language], brief, pages, { text: request })

const textOf = (pages: readonly Manuscript[]) => pages.map(({ text }) => text).join('\n')

describe('The offline author understands a wish', () => {
  it.each([
    ['de', 'Es soll lustiger sein', { kind: 'tone', tone: 'funny' }],
    ['de', 'Mehr Spannung bitte', { kind: 'tone', tone: 'thrilling' }],
    ['de', 'Mach sie kürzer', { kind: 'length', direction: 'shorter' }],
    ['de', 'Zu kurz! Bitte ausführlicher', { kind: 'length', direction: 'longer' }],
    ['de', 'Der Fuchs soll fliegen', { kind: 'words' }],
    ['en', 'make it funnier', { kind: 'tone', tone: 'funny' }],
    ['en', 'a bit shorter', { kind: 'length', direction: 'shorter' }],
    ['en', 'The fox should fly', { kind: 'words' }],
    ['fr', 'Plus drôle', { kind: 'tone', tone: 'funny' }],
    ['es', 'más corto, por favor', { kind: 'length', direction: 'shorter' }],
    ['sv', 'kortare', { kind: 'words' }],
  ])('in %s: %s', (language, request, understood) => {
    expect(understandRequest(request, language)).toEqual(understood)
  })

  it('as words for the story when it is long, whatever words are in it', () => {
    const request = 'Am Ende soll der lustige Hund von nebenan mit einem viel zu kurzen Schal über den See laufen'
    expect(understandRequest(request, 'de')).toEqual({ kind: 'words' })
  })
})

describe.each(['de', 'en'] as const)('The offline author improves in %s', language => {
  const requests = {
    de: { tone: 'Bitte spannender', shorter: 'kürzer', longer: 'länger', words: 'Ein Drache soll vorkommen' },
    en: { tone: 'more exciting please', shorter: 'shorter', longer: 'longer', words: 'There should be a dragon' },
  }[language]

  it.each(Object.entries(requests))('so that the editor has nothing to find, by a wish for %s', (_, request) => {
    for (const targetAge of ['toddler', 'child', '20+']) {
      const { brief, pages } = written(language, { targetAge })
      const { patches } = improve(language, brief, pages, request)
      const after = applyPatches(pages, patches).slice(1)
      const before = new Set(checkStory(brief, pages.slice(1)).map(({ note }) => note))
      const found = checkStory(brief, after).filter(({ kind, note }) => kind !== 'length' && !before.has(note))
      expect(found, `${targetAge}: ${request}`).toEqual([])
    }
  })

  it('in fewer and in more words', () => {
    const { brief, pages } = written(language)
    const words = (request: string) =>
      countWords(textOf(applyPatches(pages, improve(language, brief, pages, request).patches)), language)
    const has = countWords(textOf(pages), language)
    expect(words(requests.shorter)).toBeLessThan(has)
    expect(words(requests.longer)).toBeGreaterThan(has)
  })

  it('in a way that it has not told before, wish after wish', () => {
    const { brief, pages } = written(language, { length: '2000' })
    let story: Manuscript[] = pages
    const found: string[] = []
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const { patches } = improve(language, brief, story, `${requests.words} ${count}`)
      expect(patches).toHaveLength(1)
      story = applyPatches(story, patches)
      found.push(...patches.map(({ before, after }) => after.slice(before.length + 1).replace(/\d/g, '')))
    }
    expect(new Set(found).size).toBe(found.length)
  })

  it('the same for the same story and wish', () => {
    const { brief, pages } = written(language)
    const again = written(language)
    expect(improve(language, again.brief, again.pages, requests.words)).toEqual(
      improve(language, brief, pages, requests.words),
    )
  })
})
