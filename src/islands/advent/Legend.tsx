import type { AdventTexts } from './advent-props.ts'

const LOOKS = ['open', 'today', 'ready'] as const

export const Legend = ({ texts }: { texts: AdventTexts }) => (
  <ul className="advent-legend">
    {LOOKS.map(look => (
      <li key={look}>
        <i className={look} />
        {texts.states[look]}
      </li>
    ))}
  </ul>
)
