import { useState } from 'react'
import { useGeneratorContext, usePage } from './context.ts'

interface Props {
  /** Empty for none: the page then has its category's picture. */
  readonly url: string
  readonly label: string
}

export function CoverChoice({ url, label }: Props) {
  const { texts, pictures } = useGeneratorContext()
  const { cover: words } = texts.generator
  const { text, change } = usePage()
  const [isGone, setGone] = useState(false)
  return (
    <label className="generator-cover">
      <input
        type="radio"
        name="generator-cover"
        checked={text.coverImage === url}
        onChange={() => change({ coverImage: url }, 'coverImage')}
      />
      <img
        src={url || pictures[text.category]}
        alt={isGone ? `${label}: ${words.gone}` : label}
        width={400}
        height={300}
        onError={() => setGone(true)}
      />
      {url === '' && <span className="generator-none">{words.none}</span>}
      <span className="generator-chosen" aria-hidden="true">
        {words.chosen}
      </span>
    </label>
  )
}
