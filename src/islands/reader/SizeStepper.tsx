import { READER_FONT_STEPS } from '../../contract/limits.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { changeSettings, largerStep, smallerStep } from '../../stores/reader/reader-settings.ts'
import { Icon } from '../icon/Icon.tsx'

const LAST = READER_FONT_STEPS - 1
const STEPS = Array.from({ length: READER_FONT_STEPS }, (_, step) => step)

interface Props {
  readonly step: number
  readonly texts: Texts['reader']['panel']
}

const lightOf = (dot: number, step: number) => (dot === step ? 'now' : dot < step ? 'lit' : undefined)

export const SizeStepper = ({ step, texts }: Props) => (
  <fieldset className="reader-size">
    <legend>
      {texts.size}
      <output className="hint">{fill(texts.step, { step, last: LAST })}</output>
    </legend>
    <div>
      <button
        type="button"
        className="icon-button ring"
        aria-label={texts.smaller}
        aria-disabled={step === 0 || undefined}
        onClick={() => changeSettings({ fontStep: smallerStep(step) })}
      >
        <Icon name="minus" />
      </button>
      <span className="reader-dots" aria-hidden="true">
        {STEPS.map(dot => (
          <i key={dot} className={lightOf(dot, step)} />
        ))}
      </span>
      <button
        type="button"
        className="icon-button ring"
        aria-label={texts.larger}
        onClick={() => changeSettings({ fontStep: largerStep(step) })}
      >
        <Icon name="plus" />
      </button>
    </div>
  </fieldset>
)
