import type { RefusedPart } from '../../contract/version.ts'
import type { Improving } from '../../stores/versions/improving.ts'
import { Icon } from '../icon/Icon.tsx'
import type { VersionsTexts } from './versions-props.ts'

interface Props {
  readonly now: Improving
  readonly texts: VersionsTexts
  readonly onRetry: (request: string) => void
}

/** The sentence for a state, where it has one. */
function sentenceOf(now: Improving, versions: VersionsTexts['versions']): string | undefined {
  if (now.state === 'working') return versions[now.isWaiting ? 'waiting' : 'working']
  if (now.state === 'unfulfilled') return versions.refused
  return now.state === 'unchanged' || now.state === 'failed' || now.state === 'partly' ? versions[now.state] : undefined
}

export function RevisionStatus({ now, texts: { versions }, onRetry }: Props) {
  const sentence = sentenceOf(now, versions)
  return (
    <div className="versions-standing" role="status">
      {sentence && 'request' in now && (
        <p className="hint">
          {sentence} {!('parts' in now) && <q>{now.request}</q>}
        </p>
      )}
      {'parts' in now && <RefusedParts parts={now.parts} reasons={versions.reasons} />}
      {now.state === 'failed' && (
        <button type="button" className="button quiet small" onClick={() => onRetry(now.request)}>
          <Icon name="refresh" />
          {versions.retry}
        </button>
      )}
    </div>
  )
}

interface PartsProps {
  readonly parts: readonly RefusedPart[]
  readonly reasons: VersionsTexts['versions']['reasons']
}

/** Each part with the reason why it was not done. */
const RefusedParts = ({ parts, reasons }: PartsProps) => (
  <ul className="hint">
    {parts.map(({ part, reason }) => (
      <li key={part}>
        <q>{part}</q> {reasons[reason]}
      </li>
    ))}
  </ul>
)
