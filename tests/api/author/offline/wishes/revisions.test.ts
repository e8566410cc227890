import { describe, expect, it } from 'vitest'
import { parameterOf } from '../../../../../scripts/stories/parameter-of.ts'
import { applyPatches } from '../../../../../src/api/author/improve/patches.ts'
import { revisedBrief } from '../../../../../src/api/author/improve/revised-brief.ts'
import { compose } from '../../../../../src/api/author/offline/compose.ts'
import { improved } from '../../../../../src/api/author/offline/improve/improve.ts'
import { openLanguagePack } from '../../../../../src/api/author/offline/language-packs.ts'
import { ownFacts } from '../../../../../src/api/author/offline/own-facts.ts'
import { checkStory } from '../../../../../src/api/pipeline/check-story.ts'
import type { Brief } from '../../../../../src/api/story/brief.ts'
import { briefOf } from '../../../../../src/api/story/brief-of.ts'
import type { Manuscript } from '../../../../../src/api/story/manuscript.ts'
import type { Category } from '../../../../../src/contract/categories.ts'
import { countWords, wordsOf } from '../../../../../src/lib/words.ts'
import { english } from './english.ts'
import type { Expected, RevisedStory } from './expected.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'

const STORIES: readonly (readonly [string, RevisedStory])[] = [
  ['de', german],
  ['en', english],
  ['fr', french],
  ['es', spanish],
  ['it', italian],
]
const CASES = STORIES.flatMap(([language, { answers, requests }]) =>
  requests.map(expected => ({ language, answers, expected, request: expected.request })),
)
/** Words in a row of a request that a story does not repeat. */
const PASTED_WORDS = 4

type Written = Awaited<ReturnType<typeof write>>
const stories = new Map<string, Promise<Written>>()

/** Many requests are made of the same story: it is written once. */
function written(language: string, answers: object, category: Expected['category'] = 'adventure'): Promise<Written> {
  const key = JSON.stringify([language, answers, category])
  const story = stories.get(key) ?? write(language, answers, category)
  stories.set(key, story)
  return story
}

async function write(language: string, answers: object, category: Category) {
  const pack = await openLanguagePack(language)
  if (!pack) throw new Error(`nothing is written in "${language}"`)
  const parameter = parameterOf(answers, { language, words: 1000, age: 'child', category })
  const asked = briefOf(parameter, 'seed')
  const brief = { ...asked, facts: ownFacts(asked) }
  const { plan, chapters } = compose(pack, brief)
  const pages = [{ number: 0, title: plan.title, text: plan.teaser }, ...chapters]
  return { pack, brief, pages, known: findingsOf(brief, pages) }
}

/** What the editor finds, apart from lengths. */
const findingsOf = (brief: Brief, pages: readonly Manuscript[]): readonly string[] =>
  checkStory(brief, pages.slice(1))
    .filter(({ kind }) => kind !== 'length')
    .map(({ kind, note }) => `${kind} ${note}`)

const textOf = (pages: readonly Manuscript[]) => pages.map(({ title, text }) => `${title}\n${text}`).join('\n')

function runsOf(text: string, language: string): string[] {
  const words = wordsOf(text.toLowerCase(), language)
  return words.flatMap((_, at) =>
    at + PASTED_WORDS <= words.length ? [words.slice(at, at + PASTED_WORDS).join(' ')] : [],
  )
}

const isChanged = ({ has, hasNot, length, isToned }: Expected): boolean =>
  [has, hasNot, length, isToned].some(one => one !== undefined)

const holding = (words: string | RegExp) =>
  typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)

describe('A revision request', () => {
  it('stands in a list of sixty, twelve in each language', () => {
    expect(CASES.length).toBe(60)
    expect(STORIES.map(([, { requests }]) => requests.length)).toEqual([12, 12, 12, 12, 12])
  })

  it.each(CASES)('is done or refused in $language: $request', async ({ language, answers, expected, request }) => {
    const { pack, brief, pages, known } = await written(language, answers, expected.category)
    const history = { brief, changes: [] }
    const { patches, changes, refused } = improved(pack, history, pages, { text: request })
    expect(refused.map(({ reason }) => reason)).toEqual(expected.refused ?? [])
    const after = applyPatches(pages, patches)
    const text = textOf(after)
    if (!isChanged(expected)) expect(patches).toEqual([])
    for (const words of expected.has ?? []) expect(text).toContain(words)
    for (const words of expected.hasNot ?? []) {
      expect(textOf(pages)).toEqual(holding(words))
      expect(text).not.toEqual(holding(words))
    }
    const difference = countWords(text, language) - countWords(textOf(pages), language)
    if (expected.length === 'shorter') expect(difference).toBeLessThan(0)
    if (expected.length === 'longer' || expected.isToned) expect(difference).toBeGreaterThan(0)
    const found = findingsOf(revisedBrief(brief, changes), after)
    expect(found.filter(finding => !known.includes(finding))).toEqual([])
    const allowed = runsOf([...(expected.has ?? []), textOf(pages)].join(' '), language)
    const runs = new Set(runsOf(text, language))
    expect(runsOf(request, language).filter(run => runs.has(run) && !allowed.includes(run))).toEqual([])
  })
})
