import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { createRoot } from 'react-dom/client'
import type { WizardPage, WizardTexts } from '../../contract/wizard-page.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { openEventStream } from '../../stores/event-stream.ts'
import { durableStorage } from '../../stores/storage.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { readHandover } from '../../stores/wizard/handover.ts'
import { browserRoute } from '../../stores/wizard/route.ts'
import { createWizard } from '../../stores/wizard/wizard.ts'
import Toast from '../toast/Toast.tsx'
import { WizardContext } from './context.ts'
import { WizardScreen } from './WizardScreen.tsx'

/** Replaces everything in `root` and controls the browser's history from here on. */
export function openWizard(root: HTMLElement, page: WizardPage, texts: WizardTexts): void {
  setPersistentEngine(
    durableStorage(() => localStorage),
    windowPersistentEvents,
  )
  const wizard = createWizard({
    page,
    texts,
    client: call,
    route: browserRoute(window),
    clock: browserClock,
    openStream: openEventStream,
    newId: randomUuid,
    handover: readHandover(),
    alarm: message => toasts.show(message, 'error'),
  })
  wizard.enter()
  root.replaceChildren()
  createRoot(root).render(
    <WizardContext value={wizard}>
      <WizardScreen />
      <Toast closeLabel={texts.frame.close} />
    </WizardContext>,
  )
}
