import { expect, test } from 'vitest'
import { chapterWaves } from '../../../src/api/pipeline/chapter-waves.ts'
import { exampleParameter } from '../../helpers/example-parameter.ts'
import { writeInMemory } from '../editor/in-memory-story.ts'
import { scriptedModel } from '../editor/scripted-model.ts'

const FIRST_TOKEN_SECONDS = 0.9
const TOKENS_PER_SECOND = 60
/** Of English in the tokenizers of today's models. */
const UNITS_PER_TOKEN = 4.3

/** What a real model writes at least where the scripted one is terse. */
const WRITTEN_LEAST: Readonly<Record<string, number>> = {
  character: 160,
  places: 160,
  'plan-judge': 250,
  'opening-judge': 10,
  'final-read': 530,
}

interface PartTokens {
  readonly part: string
  readonly read: number
  readonly written: number
}

/** Every request of a story with its tokens; no clock is needed to know how long they take. */
async function requestsOf(length: string): Promise<{ state: string; chapterCount: number; requests: PartTokens[] }> {
  const requests: PartTokens[] = []
  const tokens = (text: string) => Math.ceil(text.length / UNITS_PER_TOKEN)
  const model = scriptedModel(({ name, key, instructions, prompt }, good) => {
    const answer = JSON.stringify(good)
    requests.push({
      part: key,
      read: tokens(instructions + prompt),
      written: Math.max(tokens(answer), WRITTEN_LEAST[name] ?? 0),
    })
    return good
  })
  const parameter = exampleParameter({ story: { language: 'english', length } })
  const { state, brief } = await writeInMemory({ parameter, model })
  return { state, chapterCount: brief.chapterCount, requests }
}

/** Seconds of the requests whose key begins so, one after the other. */
const inTurn = (requests: readonly PartTokens[], key: string): number =>
  requests
    .filter(({ part }) => part.startsWith(key))
    .reduce((sum, { written }) => sum + FIRST_TOKEN_SECONDS + written / TOKENS_PER_SECOND, 0)

const sideBySide = (requests: readonly PartTokens[], keys: readonly string[]): number =>
  Math.max(...keys.map(key => inTurn(requests, key)))

function secondsOf({ requests, chapterCount }: { requests: readonly PartTokens[]; chapterCount: number }) {
  const planned =
    sideBySide(requests, ['character', 'places']) +
    sideBySide(requests, ['plan:plan-1', 'plan:plan-2', 'plan:plan-3']) +
    inTurn(requests, 'plan:plan-judge')
  const drafts = [1, 2].map(number => `chapter-1:chapter-1-1-draft-${number}`)
  const first =
    sideBySide(requests, drafts) + inTurn(requests, 'chapter-1:opening-judge') + inTurn(requests, 'chapter-1-repair')
  const waves = chapterWaves(chapterCount).map(wave => wave.map(number => `chapter-${number}`))
  const later = waves.reduce((sum, wave) => sum + sideBySide(requests, wave), 0)
  const settled = inTurn(requests, 'final-read') + inTurn(requests, 'settle')
  return {
    opening: planned + first,
    whole: planned + Math.max(first, inTurn(requests, 'outline')) + later + settled,
  }
}

test.each([
  { length: '1000', seconds: 65, tokens: 40_000 },
  { length: '2000', seconds: 105, tokens: 65_000 },
])('a story of $length words takes at most $seconds s and $tokens tokens at 60 tokens a second', async bars => {
  const written = await requestsOf(bars.length)
  expect(written.state).toBe('complete')
  expect(written.requests.filter(({ part }) => part.includes('draft'))).toHaveLength(2)
  const { opening, whole } = secondsOf(written)
  const tokens = written.requests.reduce((sum, { read, written: out }) => sum + read + out, 0)
  expect(opening).toBeLessThanOrEqual(30)
  expect(whole).toBeLessThanOrEqual(bars.seconds)
  expect(tokens).toBeLessThanOrEqual(bars.tokens)
})
