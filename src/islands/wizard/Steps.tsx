import type { StepName } from '../../contract/answers/row.ts'
import { fill } from '../../lib/fill.ts'
import { Garland } from '../garland/Garland.tsx'
import { useWizard } from './context.ts'

const LANTERN_GAP = 56

export function Steps({ current }: { current: StepName }) {
  const { steps, texts } = useWizard()
  const index = steps.findIndex(step => step.name === current)
  return (
    <div className="wizard-top">
      <div className="wizard-row">
        <p className="wizard-count">{fill(texts.wizard.step, { number: index + 1, total: steps.length })}</p>
        <p className="hint">{texts.wizard.steps[current].short}</p>
      </div>
      <Garland count={steps.length} current={index} gap={LANTERN_GAP} />
    </div>
  )
}
