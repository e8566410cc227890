import { useState } from 'react'
import { rateStory } from '../../contract/calls/rate-story.ts'
import { RATINGS, type Rating as Value } from '../../contract/rating.ts'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { call } from '../../stores/client.ts'
import { Problem } from '../ui/Problem.tsx'

interface Props {
  readonly story: Pick<Story, 'id' | 'role' | 'rating'>
  readonly texts: Texts['reader']['after']['rating']
}

/** The mouth of each face. */
const MOUTHS: Readonly<Record<Value, string>> = {
  lovely: 'M7.500 13.500a4.800 4.800 0 0 0 9 0',
  fair: 'M8 15h8',
  poor: 'M8 16.500a4.400 4.400 0 0 1 8 0',
}

/** One tap; another one changes it. */
export function Rating({ story, texts }: Props) {
  const [given, setGiven] = useState(story.rating)
  const [hasFailed, setFailed] = useState(false)
  const rate = async (rating: Value) => {
    setFailed(false)
    const result = await call(rateStory, { params: { id: story.id }, body: { rating } })
    if (result.ok) setGiven(rating)
    else setFailed(true)
  }
  return (
    <div className="rating">
      <h2 id="rating">{texts.heading}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, of which a fieldset would make a form */}
      <div className="rating-faces" role="group" aria-labelledby="rating">
        {RATINGS.map(rating => (
          <button
            key={rating}
            type="button"
            className="button paper small"
            aria-pressed={given === rating}
            onClick={() => void rate(rating)}
          >
            <Face mouth={MOUTHS[rating]} />
            {texts[rating]}
          </button>
        ))}
      </div>
      <p role="status">{given && !hasFailed && texts.thanks}</p>
      {given === 'poor' && story.role === 'owner' && <a href="#versions">{texts.improve}</a>}
      <Problem role="alert">{hasFailed && texts.failed}</Problem>
    </div>
  )
}

const Face = ({ mouth }: { readonly mouth: string }) => (
  <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
    <circle cx="12" cy="12" r="9.500" />
    <path d={mouth} strokeLinecap="round" />
    <path d="M8.800 9.200v.6M15.200 9.200v.6" strokeLinecap="round" strokeWidth="2.200" />
  </svg>
)
