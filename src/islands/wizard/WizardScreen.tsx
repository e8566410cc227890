import { useStore } from '@nanostores/react'
import { Suspense } from 'react'
import { isForToday } from '../../stores/wizard/start.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { Bar } from './Bar.tsx'
import { useWizard } from './context.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { Sheet } from './Sheet.tsx'
import { Stage } from './Stage.tsx'
import { Steps } from './Steps.tsx'

/** Loaded when it is the news. */
const QuotaNotice = lazyOr(
  () => import('./QuotaNotice.tsx'),
  () => {
    const { texts } = useWizard()
    return <p className="sheet wizard-card">{`${texts.wizard.quota.heading}. ${texts.wizard.quota.kept}`}</p>
  },
)

export function WizardScreen() {
  const wizard = useWizard()
  const card = useStore(wizard.$card)
  const start = useStore(wizard.$start)
  const refusal = start.state === 'refused' && isForToday(start.refusal) ? start.refusal : undefined
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault()
    if (card.step === 'check') void wizard.start()
    else wizard.next()
  }
  return (
    <div className={refusal ? 'wizard wizard-quiet' : 'wizard'} data-cat={wizard.page.category}>
      <Stage />
      <div className="wizard-column">
        <Steps current={card.step} />
        {!refusal && <DraftNotice />}
        {refusal ? (
          <Suspense>
            <QuotaNotice isOwn={refusal.code === 'story-quota'} />
          </Suspense>
        ) : (
          <form noValidate onSubmit={onSubmit}>
            <Sheet key={card.step} card={card} />
            <Bar step={card.step} />
          </form>
        )}
      </div>
    </div>
  )
}
