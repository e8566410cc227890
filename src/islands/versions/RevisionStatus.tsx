import type { Improving } from '../../stores/versions/improving.ts'
import { Icon } from '../icon/Icon.tsx'
import type { VersionsTexts } from './versions-props.ts'

interface Props {
  readonly now: Improving
  readonly texts: VersionsTexts
  readonly onRetry: (request: string) => void
}

export function RevisionStatus({ now, texts: { versions }, onRetry }: Props) {
  return (
    <div className="versions-standing" role="status">
      {(now.state === 'working' || now.state === 'unchanged' || now.state === 'failed') && (
        <p className="hint">
          {versions[now.state === 'working' && now.isWaiting ? 'waiting' : now.state]} <q>{now.request}</q>
        </p>
      )}
      {now.state === 'failed' && (
        <button type="button" className="button quiet small" onClick={() => onRetry(now.request)}>
          <Icon name="refresh" />
          {versions.retry}
        </button>
      )}
    </div>
  )
}
