import type { Usage } from '../../../src/api/author/author.ts'
import type { TextModel } from '../../../src/api/outside/model/model.ts'
import { table } from '../table.ts'
import { judgePair, type PairScores } from './judge-pair.ts'
import { LINES } from './rubric.ts'
import { type JudgedStory, pairsOf } from './saved-stories.ts'
import { type WinShare, winShare } from './win-share.ts'

export interface Side {
  readonly name: string
  readonly stories: readonly JudgedStory[]
}

interface Cost {
  readonly name: string
  /** A story, on average. */
  readonly tokens: number
  readonly seconds: number
}

export interface Comparison {
  readonly judge: string
  readonly pairs: number
  /** Pairs that the judge gave no usable answer for. */
  readonly unjudged: number
  /** Share of the judged pairs whose two orders ended the same. */
  readonly steady: number
  /** For the first side, by line of the rubric, and `better` over all. */
  readonly shares: Readonly<Record<string, WinShare>>
  readonly costs: readonly Cost[]
  readonly judgeTokens: number
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const costOf = (name: string, stories: readonly JudgedStory[]): Cost => ({
  name,
  tokens: mean(stories.map(({ tokens }) => tokens)),
  seconds: mean(stories.map(({ seconds }) => seconds)),
})

/** Pair by pair; `judged` is called after each. Throws when the judge cannot be reached. */
export async function compare(
  judge: TextModel,
  [a, b]: readonly [Side, Side],
  { signal, judged }: { signal: AbortSignal; judged: () => void },
): Promise<Comparison> {
  let judgeTokens = 0
  const spent = async ({ inputTokens, outputTokens }: Usage) => {
    judgeTokens += inputTokens + outputTokens
  }
  const pairs = pairsOf(a.stories, b.stories)
  const all: PairScores[] = []
  for (const pair of pairs) {
    const one = await judgePair(judge, pair, { signal, spent })
    if (one) all.push(one)
    judged()
  }
  const shares = [...LINES, 'better'].map(
    line => [line, winShare(all.map(({ scores }) => scores[line] ?? 0.5))] as const,
  )
  return {
    judge: judge.name,
    pairs: pairs.length,
    unjudged: pairs.length - all.length,
    steady: mean(all.map(({ isSteady }) => Number(isSteady))),
    shares: Object.fromEntries(shares),
    costs: [
      costOf(
        a.name,
        pairs.map(pair => pair.a),
      ),
      costOf(
        b.name,
        pairs.map(pair => pair.b),
      ),
    ],
    judgeTokens,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

export function printedComparison({ judge, pairs, unjudged, steady, shares, costs, judgeTokens }: Comparison): string {
  const [a, b] = costs.map(({ name }) => name)
  const rows = Object.entries(shares).map(([line, { wins, ties, losses, share, low, high }]) => [
    line,
    ...[wins, ties, losses].map(String),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ])
  return [
    `${a} against ${b}: ${pairs} pairs, both orders, judged by ${judge}`,
    table(['line', 'wins', 'ties', 'losses', 'win share', '95 % interval'], rows),
    ...costs.map(
      ({ name, tokens, seconds }) => `${name}: ${tokens.toFixed(0)} tokens and ${seconds.toFixed(1)} s a story`,
    ),
    `same end in both orders: ${percent(steady)}; not judged: ${unjudged}; the judge took ${judgeTokens} tokens`,
  ].join('\n')
}
