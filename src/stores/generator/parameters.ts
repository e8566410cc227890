import { issuesOf } from '../../contract/issues.ts'
import { LandingPresets } from '../../contract/landing-presets.ts'
import type { Language } from '../../contract/languages.ts'
import { wizardTextsPath } from '../../contract/routes.ts'
import type { WizardTexts } from '../../contract/wizard-page.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import type { Beforehand } from '../wizard/beforehand.ts'
import { memoryRoute } from '../wizard/memory-route.ts'
import type { OpenStream } from '../wizard/suggestions.ts'
import { createWizard, type Wizard } from '../wizard/wizard.ts'
import type { PageText } from './page-text.ts'

type ReadTexts = (path: string) => Promise<WizardTexts>

interface ParametersDeps {
  readonly ask: Client
  readonly clock: Clock
  readonly openStream: OpenStream
  readonly readTexts: ReadTexts
  readonly language: Language
  readonly label: string
  readonly picture: string
  readonly save: (presets: LandingPresets) => void
  readonly close: () => void
  readonly alarm: (message: string) => void
}

/** Answers that the browser keeps have a page's name as key; this is none. */
const NO_PAGE = '*'

/** The cards in the language of the screen, the answers in the page's. Rejects when the texts cannot be loaded. */
export async function openParameters(page: PageText, deps: ParametersDeps): Promise<Wizard> {
  const [texts, wording] = await Promise.all(
    [deps.language, page.language].map(language => deps.readTexts(wizardTextsPath(language))),
  )
  if (!texts || !wording) throw new Error('The wizard has no texts')
  const { ask: client, clock, openStream, alarm, close } = deps
  const wizard = createWizard({
    page: {
      language: page.language,
      category: page.category,
      productDefinition: page.productDefinition,
      questions: [],
      stage: { src: deps.picture, alt: '' },
      paths: { story: '', self: `/${page.language}`, login: '', library: '' },
      landingPage: NO_PAGE,
      ...(page.presets && { presets: page.presets }),
    },
    texts,
    wording,
    ...{ client, clock, openStream, alarm },
    route: memoryRoute(close),
    newId: () => NO_PAGE,
    beforehand: beforehandOf(deps),
  })
  wizard.enter()
  return wizard
}

const beforehandOf = ({ label, save, close }: ParametersDeps): Beforehand => ({
  label,
  check: answers => {
    const parsed = LandingPresets.safeParse(answers)
    return parsed.success ? [] : issuesOf(parsed.error, answers)
  },
  save: answers => {
    save(LandingPresets.parse(answers))
    close()
  },
})
