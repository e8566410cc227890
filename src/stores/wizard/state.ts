import { computed } from 'nanostores'
import type { Parameter } from '../../contract/parameter.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import type { Client } from '../client.ts'
import { answeredDraft } from './answered-draft.ts'
import { createAnswers } from './answers.ts'
import { defaultsOf } from './defaults.ts'
import { type Draft, fits, type Values } from './draft.ts'
import type { Field } from './fields.ts'
import type { Asked, Wording } from './parameter.ts'
import { problemsOf } from './problems.ts'
import { createService, type Service } from './service.ts'
import { type Step, stepsOf } from './steps.ts'
import { takeAnswers } from './take-answers.ts'
import type { Walk } from './walk.ts'

export interface StateParts {
  readonly page: WizardPage
  readonly texts: Wording
  readonly client: Client
  readonly newId: () => string
  /** The answers of an earlier story, to begin with. */
  readonly handed?: Parameter | undefined
}

export type State = ReturnType<typeof createState>

/** What is known: the cards, the answers, what this installation writes, and what follows from them. */
export function createState({ page, texts, client, newId, handed }: StateParts) {
  const steps = stepsOf(page)
  const fields = steps.flatMap(step => step.fields)
  const answers = createAnswers(page, newId)
  if (handed && isFor(handed, page)) answers.fill(answeredDraft(handed, steps, texts))
  else takeAnswers(page, steps, answers)
  const { $service, load } = createService(client)
  const $values = computed([answers.$draft, $service], (draft, service) => valuesOf(page, fields, draft, service))
  const $given = computed(answers.$draft, draft => givenFields(steps, draft))

  const asked = (): Asked => ({ page, steps, values: $values.get(), edited: answers.$draft.get().edited, texts })
  const walk = (): Walk => ({ steps, problems: problemsOf(asked(), $service.get()), draft: answers.$draft.get() })
  return { page, steps, answers, $service, loadService: load, $values, $given, asked, walk }
}

/** Whether an earlier story's answers belong on this page. */
const isFor = ({ context, story }: Parameter, page: WizardPage): boolean =>
  context.category === page.category && (page.chapterCount ?? story.chapterCount) === story.chapterCount

/** What stands in the fields: the kept answers that still fit, over what is chosen beforehand. */
function valuesOf(page: WizardPage, fields: readonly Field[], draft: Draft, service: Service): Values {
  const kept = fields.flatMap(field => {
    const value = draft.values[field.name]
    return value !== undefined && fits(field, value) ? [[field.name, value] as const] : []
  })
  const languages = service.state === 'known' ? service.languages : null
  return { ...defaultsOf(page, languages), ...Object.fromEntries(kept) }
}

/** The fields whose values count as the visitor's own: changed, or seen on a card that was left. */
function givenFields(steps: readonly Step[], { edited, passed }: Draft): ReadonlySet<string> {
  const seen = steps.filter(step => passed.includes(step.name)).flatMap(step => step.fields)
  return new Set([...edited, ...seen.map(field => field.name)])
}
