import type { CSSProperties } from 'react'
import { RANKING_MAX } from '../../contract/landing.ts'
import { fill } from '../../lib/fill.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { controlId, useGeneratorContext, usePage, useProblem } from './context.ts'

export function RankingField() {
  const { placement: words } = useGeneratorContext().texts.generator
  const { text, change } = usePage()
  const id = controlId('ranking')
  const problem = useProblem('ranking')
  const { ranking } = text
  const slid = Math.min(RANKING_MAX, Math.max(0, ranking || 0))
  const lit: CSSProperties & Record<'--fill', string> = { '--fill': `${(100 * slid) / RANKING_MAX}%` }
  const set = (typed: string) => change({ ranking: typed === '' ? 0 : Number(typed) }, 'ranking')
  const bounds = { min: 0, max: RANKING_MAX, step: 1 }
  return (
    <Field {...{ id, problem }} label={<RankingLabel ranking={ranking} />} hint={words.rankingHint} hintAt="above">
      <div className="age-row">
        <input
          {...tiesOf(id, words.rankingHint, problem)}
          {...bounds}
          className="input"
          type="number"
          inputMode="numeric"
          value={ranking}
          onChange={({ target }) => set(target.value)}
        />
        <input
          {...bounds}
          className="range"
          type="range"
          aria-label={words.ranking}
          value={slid}
          style={lit}
          onChange={({ target }) => set(target.value)}
        />
      </div>
    </Field>
  )
}

function RankingLabel({ ranking }: { readonly ranking: number }) {
  const { placement: words } = useGeneratorContext().texts.generator
  return (
    <>
      {words.ranking}{' '}
      <span className="generator-of">{fill(words.rankingOf, { rank: ranking, maximum: RANKING_MAX })}</span>
    </>
  )
}
