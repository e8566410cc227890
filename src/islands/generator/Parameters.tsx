import { useEffect, useState } from 'react'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { openEventStream } from '../../stores/event-stream.ts'
import { openParameters } from '../../stores/generator/parameters.ts'
import { readJson } from '../../stores/other-requests.ts'
import { toasts } from '../../stores/toast/toast.ts'
import type { Wizard } from '../../stores/wizard/wizard.ts'
import { Icon } from '../icon/Icon.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { WizardContext } from '../wizard/context.ts'
import { WizardScreen } from '../wizard/WizardScreen.tsx'
import { useGeneratorContext } from './context.ts'

export default function Parameters({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useGeneratorContext()
  const { parameters: words } = texts.generator
  const wizard = useParameters(onClose)
  if (!wizard) {
    return <LoadingLine className="generator-wait" text={texts.frame.moment} />
  }
  return (
    <div className="generator-parameters">
      <div className="generator-parameters-head">
        <p>{words.text}</p>
        <button type="button" className="button paper small" onClick={onClose}>
          <Icon name="x" />
          {words.cancel}
        </button>
      </div>
      <WizardContext value={wizard}>
        <WizardScreen />
      </WizardContext>
    </div>
  )
}

function useParameters(onClose: () => void): Wizard | undefined {
  const { generator, texts, language, pictures } = useGeneratorContext()
  const [wizard, setWizard] = useState<Wizard>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, with the page as it stands then
  useEffect(() => {
    const { text } = generator.editorDraft.$page.get()
    openParameters(text, {
      ask: call,
      clock: browserClock,
      openStream: openEventStream,
      readTexts: readJson,
      language,
      label: texts.generator.parameters.save,
      picture: pictures[text.category],
      save: presets => {
        generator.editorDraft.edit({ presets }, text.language)
        generator.saving.clearProblem('parameters')
      },
      close: onClose,
      alarm: message => toasts.show(message, 'error'),
    }).then(setWizard, (cause: unknown) => {
      console.error(cause)
      toasts.show(texts.frame.startFailed, 'error')
      onClose()
    })
  }, [])
  return wizard
}
