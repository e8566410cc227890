import type { StoryStatus } from '../../contract/story.ts'
import type { ProgressTexts } from './progress-props.ts'

/** Shown wherever something generated is shown. */
export const Notes = ({
  writtenBy,
  texts: { notes },
}: {
  writtenBy: StoryStatus['writtenBy']
  texts: ProgressTexts
}) => <p className="hint progress-notes">{writtenBy === 'offline' ? notes.offline : notes.ai}</p>
