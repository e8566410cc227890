import { POSITION_COMPLETE, PROGRESS_STAGES } from '../../contract/positions.ts'
import { stageAt } from '../../stores/progress/generation-progress.ts'
import { Garland } from '../garland/Garland.tsx'
import type { ProgressTexts } from './progress-props.ts'

/** Units of the lantern string's picture between two lanterns: five names are below. */
const LANTERN_GAP = 150

interface Props {
  readonly position: number
  readonly burning: boolean
  readonly texts: ProgressTexts
}

export function Steps({ position, burning, texts }: Props) {
  const complete = position >= POSITION_COMPLETE
  const current = stageAt(position)
  return (
    <section className="progress-steps" aria-label={texts.steps.label}>
      <Garland
        count={PROGRESS_STAGES.length}
        current={complete ? PROGRESS_STAGES.length : current}
        gap={LANTERN_GAP}
        out={!burning}
      />
      <ol>
        {PROGRESS_STAGES.map(({ name }, index) => (
          <li key={name} aria-current={index === current ? 'step' : undefined}>
            {complete && index === current ? <a href="#story">{texts.steps[name]}</a> : texts.steps[name]}
            {(index < current || complete) && <span className="visually-hidden"> ({texts.steps.checked})</span>}
            {index === current && !complete && <span className="visually-hidden"> ({texts.steps.now})</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
