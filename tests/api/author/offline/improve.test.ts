import { describe, expect, it } from 'vitest'
import type { Improvement } from '../../../../src/api/author/author.ts'
import type { BriefChange } from '../../../../src/api/author/improve/brief-change.ts'
import { applyPatches } from '../../../../src/api/author/improve/patches.ts'
import { compose } from '../../../../src/api/author/offline/compose.ts'
import { german } from '../../../../src/api/author/offline/de/german.ts'
import { english } from '../../../../src/api/author/offline/en/english.ts'
import { improved } from '../../../../src/api/author/offline/improve/improve.ts'
import { revisionWords } from '../../../../src/api/author/offline/improve/revision-words.ts'
import { understandStyle } from '../../../../src/api/author/offline/improve/understand-style.ts'
import { checkStory } from '../../../../src/api/pipeline/check-story.ts'
import type { Brief } from '../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../src/api/story/brief-of.ts'
import type { Manuscript } from '../../../../src/api/story/manuscript.ts'
import { Parameter } from '../../../../src/contract/parameter.ts'
import { countWords } from '../../../../src/lib/words.ts'
import { exampleParameter } from '../../../helpers/example-parameter.ts'

const PACKS = { de: german, en: english }
type Language = keyof typeof PACKS

function written(language: Language, story: object = {}, place = 'das Treppenhaus von Oma Ingrid') {
  const parameter = exampleParameter({ story: { language, length: '1000', ...story }, place })
  const brief = briefOf(Parameter.parse(parameter), 'seed')
  const { plan, chapters } = compose(PACKS[language], brief)
  return { brief, pages: [{ number: 0, title: plan.title, text: plan.teaser }, ...chapters] }
}

const improve = (
  language: Language,
  brief: Brief,
  pages: readonly Manuscript[],
  request: string,
  changes: readonly BriefChange[] = [],
): Improvement => improved(PACKS[language], { brief, changes }, pages, { text: request })

const textOf = (pages: readonly Manuscript[]) => pages.map(({ title, text }) => `${title}\n${text}`).join('\n')

describe('The offline author understands a request for another tone or length', () => {
  it.each([
    ['de', 'Es soll lustiger sein', { kind: 'tone', tone: 'funny' }],
    ['de', 'Mehr Spannung bitte', { kind: 'tone', tone: 'thrilling' }],
    ['de', 'Mach sie kürzer', { kind: 'length', direction: 'shorter' }],
    ['de', 'Bitte ausführlicher', { kind: 'length', direction: 'longer' }],
    ['de', 'Der Fuchs soll fliegen', undefined],
    ['de', 'Der Hund soll lustiger sein', undefined],
    ['en', 'make it funnier', { kind: 'tone', tone: 'funny' }],
    ['en', 'a bit shorter', { kind: 'length', direction: 'shorter' }],
    ['en', 'The dog should have a shorter tail', undefined],
    ['fr', 'Plus drôle', { kind: 'tone', tone: 'funny' }],
    ['es', 'más corto, por favor', { kind: 'length', direction: 'shorter' }],
    ['it', 'un po’ più lunga', { kind: 'length', direction: 'longer' }],
  ])('in %s: %s', (language, request, understood) => {
    const words = revisionWords(language)
    if (!words) throw new Error(`nothing is understood in "${language}"`)
    expect(understandStyle(request, words, language)).toEqual(understood)
  })
})

describe.each(['de', 'en'] as const)('The offline author improves in %s', language => {
  const requests = {
    de: { tone: 'Bitte spannender', shorter: 'kürzer', longer: 'länger', twice: 'Zu kurz! Bitte ausführlicher' },
    en: { tone: 'more exciting please', shorter: 'shorter', longer: 'longer', twice: 'Too short! Longer, please' },
  }[language]

  it.each(Object.entries(requests))('so that the editor has nothing to find, by a request for %s', (_, request) => {
    for (const targetAge of ['toddler', 'child', '20+']) {
      const { brief, pages } = written(language, { targetAge })
      const { patches } = improve(language, brief, pages, request)
      const after = applyPatches(pages, patches).slice(1)
      const before = new Set(checkStory(brief, pages.slice(1)).map(({ note }) => note))
      const found = checkStory(brief, after).filter(({ kind, note }) => kind !== 'length' && !before.has(note))
      expect(found, `${targetAge}: ${request}`).toEqual([])
    }
  })

  it('in fewer and in more words, and takes two words for one thing once', () => {
    const { brief, pages } = written(language)
    const words = (request: string) =>
      countWords(textOf(applyPatches(pages, improve(language, brief, pages, request).patches)), language)
    const has = countWords(textOf(pages), language)
    expect(words(requests.shorter)).toBeLessThan(has)
    expect(words(requests.longer)).toBeGreaterThan(has)
    expect(improve(language, brief, pages, requests.twice).refused).toEqual([])
  })

  it('the same for the same story and request', () => {
    const { brief, pages } = written(language)
    const again = written(language)
    expect(improve(language, again.brief, again.pages, requests.tone)).toEqual(
      improve(language, brief, pages, requests.tone),
    )
  })
})

describe('A request upon earlier ones', () => {
  it('finds the story as they have left it: another name, somebody more, somebody less, shorter', () => {
    const { brief, pages } = written('de', {}, 'das alte Treppenhaus')
    let story: readonly Manuscript[] = pages
    let changes: readonly BriefChange[] = []
    const requests = [
      'Łucja soll Mia heißen',
      'Unser Hund Bruno soll auch mitspielen',
      'Mia soll Lotte heißen',
      'Ohne Oma Ingrid',
      'kürzer',
    ]
    for (const request of requests) {
      const before = countWords(textOf(story), 'de')
      const improvement = improve('de', brief, story, request, changes)
      expect(improvement.refused, request).toEqual([])
      story = applyPatches(story, improvement.patches)
      changes = [...changes, ...improvement.changes]
      if (request === 'kürzer') expect(countWords(textOf(story), 'de')).toBeLessThan(before)
    }
    expect(textOf(story)).toMatch(/Lotte/u)
    expect(textOf(story)).toContain('Bruno')
    expect(textOf(story)).not.toMatch(/Łucja|Mia(?!\p{L})|Ingrid/u)
  })
})

describe('A request with care', () => {
  it.each([
    ['somebody who died', 'My grandma Rosa, who died in May, should be in it', 'heavy'],
    ['somebody late', 'Add my late grandad Wilf', 'heavy'],
    ['the hero', 'Without Łucja', 'main-character'],
    ['a name that somebody has', 'Please call Ingrid Łucja', 'name-taken'],
    ['somebody without a name', 'There should be a dragon', 'name-missing'],
    ['somebody whom the location names', 'Without Ingrid', 'part-of-plot'],
    ['markup', '{h} [a|b] <b> %s `x`', 'not-understood'],
  ])('is refused before anything changes: %s', (_, request, reason) => {
    const { brief, pages } = written('en')
    const { patches, changes, refused } = improve('en', brief, pages, request)
    expect([patches, changes]).toEqual([[], []])
    expect(refused).toEqual([{ part: request, reason }])
  })
})
