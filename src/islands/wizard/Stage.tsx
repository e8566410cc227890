import { useStore } from '@nanostores/react'
import { onStage } from '../../stores/wizard/stage.ts'
import { useLocaleTexts, useWizard } from './context.ts'

export function Stage() {
  const { page, texts, $values, $given } = useWizard()
  const localeTexts = useLocaleTexts()
  const answers = onStage(useStore($values), useStore($given), localeTexts)
  return (
    <aside className="wizard-stage stage">
      <img src={page.stage.src} alt={page.stage.alt} />
      <div className="wizard-known">
        <h2>{texts.wizard.onStage}</h2>
        <ul>
          {(answers.length > 0 ? answers : [page.productDefinition]).map(answer => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
