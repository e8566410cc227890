import type { AwaitedService } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ProgressTexts } from './progress-props.ts'

export const Waiting = ({ awaited, texts: { waitingFor } }: { awaited: AwaitedService; texts: ProgressTexts }) => (
  <div className="progress-waiting">
    <Icon name="hourglass" />
    <p>{waitingFor[awaited]}</p>
    <p className="hint">{waitingFor.leave}</p>
  </div>
)
