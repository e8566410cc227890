import type { AwaitedService } from '../../contract/story.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ProgressTexts } from './progress-props.ts'

/** A service is away: what the story waits for, that it goes on by itself, and that nobody has to stay. */
export const Waiting = ({ awaited, texts: { waitingFor } }: { awaited: AwaitedService; texts: ProgressTexts }) => (
  <div className="pg-waiting">
    <Icon name="hourglass" />
    <p>{waitingFor[awaited]}</p>
    <p className="hint">{waitingFor.leave}</p>
  </div>
)
