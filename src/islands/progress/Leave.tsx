import { ClaimStory } from './ClaimStory.tsx'
import type { ProgressTexts } from './progress-props.ts'

export const Leave = ({ texts, library }: { texts: ProgressTexts; library: string }) => (
  <section className="progress-note">
    <h2>{texts.leave.heading}</h2>
    <p>{texts.leave.text}</p>
    <ClaimStory at="waiting" />
    <p>
      <a href={library}>{texts.leave.library}</a>
    </p>
  </section>
)
