import { useStore } from '@nanostores/react'
import { Bar } from './Bar.tsx'
import { useWizard } from './context.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { Sheet } from './Sheet.tsx'
import { Stage } from './Stage.tsx'
import { Steps } from './Steps.tsx'

export function WizardScreen() {
  const wizard = useWizard()
  const card = useStore(wizard.$card)
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault()
    if (card.step === 'check') void wizard.start()
    else wizard.next()
  }
  return (
    <div className="wizard" data-cat={wizard.page.category}>
      <Stage />
      <div className="wizard-column">
        <Steps current={card.step} />
        <DraftNotice />
        <form noValidate onSubmit={onSubmit}>
          <Sheet key={card.step} card={card} />
          <Bar step={card.step} />
        </form>
      </div>
    </div>
  )
}
