import './ratings.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { call } from '../../stores/client.ts'
import { createRatings, type RatingSum, type Ratings, ratingSums } from '../../stores/ratings/ratings.ts'
import { StaffOnly } from '../account/StaffOnly.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { NewestRatings } from './NewestRatings.tsx'
import { nameOf, type RatingsProps } from './ratings-props.ts'

export default function RatingsPage(props: RatingsProps) {
  const [store] = useState(() => createRatings(call))
  const now = useStore(store.$ratings)
  useEffect(() => void store.load(), [store])
  const { ratings: own, errors, frame } = props.texts
  if (now.state === 'closed') return <StaffOnly {...props} />
  return (
    <div className="wrap ratings">
      {now.state === 'loading' && <LoadingLine className="ratings-wait" text={own.loading} />}
      {now.state === 'failed' && (
        <Notice heading={own.unreachable} text={errors.refusals[now.code]}>
          <button type="button" className="button gold" onClick={() => void store.load()}>
            {own.retry}
          </button>
        </Notice>
      )}
      {now.state === 'ready' && (
        <>
          <Sums {...props} now={now} />
          <NewestRatings {...props} newest={now.newest} />
          {now.hasMore && (
            <BusyButton
              className="button paper"
              isBusy={now.isLoadingMore}
              moment={frame.moment}
              onClick={() => void store.more()}
            >
              {own.more}
            </BusyButton>
          )}
        </>
      )}
    </div>
  )
}

type Ready = Extract<Ratings, { state: 'ready' }>

function Sums({ now, ...props }: RatingsProps & { readonly now: Ready }) {
  const { language, texts } = props
  const { ratings: own } = texts
  const count = now.counts.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      <header>
        <h1>{own.heading}</h1>
        <p className="lead">{count > 0 ? counted(language, count, own.count) : own.none}</p>
        <p className="hint">{own.note}</p>
      </header>
      {count > 0 && (
        <div className="ratings-sums">
          {(['category', 'language', 'writtenBy'] as const).map(by => (
            <SumTable key={by} {...props} heading={own.by[by]} sums={ratingSums(now.counts, by)} />
          ))}
        </div>
      )}
    </>
  )
}

interface TableProps extends RatingsProps {
  readonly heading: string
  readonly sums: readonly RatingSum[]
}

function SumTable({ heading, sums, ...props }: TableProps) {
  const { language, texts } = props
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <table className="sheet ratings-table">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{texts.faces.lovely}</th>
          <th scope="col">{texts.faces.fair}</th>
          <th scope="col">{texts.faces.poor}</th>
          <th scope="col">{texts.ratings.mean}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ name, lovely, fair, poor, mean }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name, props)}</th>
            <td>{lovely}</td>
            <td>{fair}</td>
            <td>{poor}</td>
            <td>{percent.format(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
