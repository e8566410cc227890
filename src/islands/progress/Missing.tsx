import './finished.css'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import { fill } from '../../lib/fill.ts'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

/** A story that is not there, or not this browser's. */
export const Missing = ({ texts: { missing }, paths }: { texts: ProgressTexts; paths: ProgressPaths }) => (
  <section className="pg-missing">
    <h1>{missing.heading}</h1>
    <p className="lead">{fill(missing.text, { days: UNCLAIMED_STORY_DAYS })}</p>
    <div className="pg-acts">
      <a className="btn gold" href={paths.start}>
        {missing.start}
      </a>
      <a className="btn paper" href={paths.library}>
        {missing.library}
      </a>
    </div>
  </section>
)
