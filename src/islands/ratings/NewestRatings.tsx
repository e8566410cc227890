import type { StaffRating } from '../../contract/rating.ts'
import { counted } from '../../lib/counted.ts'
import { nameOf, type RatingsProps } from './ratings-props.ts'

interface Props extends RatingsProps {
  readonly newest: readonly StaffRating[]
}

export function NewestRatings({ newest, ...props }: Props) {
  const { language, texts } = props
  const { ratings: own, faces } = texts
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  if (newest.length === 0) return null
  return (
    <section className="ratings-newest" aria-labelledby="ratings-newest">
      <h2 id="ratings-newest">{own.newest}</h2>
      <ul>
        {newest.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ratings have no name, and only grow at the end
          <li key={index}>
            <b className={`ratings-${one.rating}`}>{faces[one.rating]}</b>
            <span>
              {[one.category, one.language, one.writtenBy].map(name => nameOf(name, props)).join(', ')},{' '}
              {counted(language, one.length, own.words)}, {own.readers[one.by]}
            </span>
            <time dateTime={one.ratedAt}>{time.format(new Date(one.ratedAt))}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
