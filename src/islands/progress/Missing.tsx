import './finished.css'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

export const Missing = ({ texts: { missing }, paths }: { texts: ProgressTexts; paths: ProgressPaths }) => (
  <Notice
    className="progress-missing"
    heading={missing.heading}
    text={fill(missing.text, { days: UNCLAIMED_STORY_DAYS })}
  >
    <div className="progress-actions">
      <a className="button gold" href={paths.start}>
        {missing.start}
      </a>
      <a className="button paper" href={paths.library}>
        {missing.library}
      </a>
    </div>
  </Notice>
)
