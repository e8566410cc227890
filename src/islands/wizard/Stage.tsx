import { useStore } from '@nanostores/react'
import { Suspense, useMemo } from 'react'
import { heroOf } from '../../stores/wizard/hero.ts'
import { onStage } from '../../stores/wizard/stage.ts'
import { lazyOr } from '../ui/lazy-or.ts'
import { useLocaleTexts, useWizard } from './context.ts'

/** Loaded with the first answer about the looks. */
const StageFigure = lazyOr(
  () => import('./StageFigure.tsx'),
  ({ scene }) => scene,
)

export function Stage() {
  const { page, texts, $values, $given } = useWizard()
  const localeTexts = useLocaleTexts()
  const values = useStore($values)
  const given = useStore($given)
  const answers = onStage(values, given, localeTexts)
  const hero = useMemo(() => heroOf(values, given), [values, given])
  const known = (
    <>
      <h2>{texts.wizard.onStage}</h2>
      <ul>
        {(answers.length > 0 ? answers : [page.productDefinition]).map(answer => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
    </>
  )
  const scene = (
    <>
      <img className="wizard-scene" src={page.stage.src} alt={page.stage.alt} />
      <div className="wizard-known">{known}</div>
    </>
  )
  return (
    <aside className="wizard-stage stage">
      {hero ? (
        <Suspense fallback={scene}>
          <StageFigure hero={hero} scene={scene}>
            {known}
          </StageFigure>
        </Suspense>
      ) : (
        scene
      )}
    </aside>
  )
}
