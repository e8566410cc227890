import { computed } from 'nanostores'
import type { Parameter } from '../../contract/parameter.ts'
import type { WizardPage } from '../../contract/wizard-page.ts'
import type { Client } from '../client.ts'
import type { Clock } from '../clock.ts'
import { answeredDraft } from './answered-draft.ts'
import { createAnswers } from './answers.ts'
import { applyCardAnswers } from './apply-card-answers.ts'
import { answersBeforehand, type Beforehand, stepsBeforehand } from './beforehand.ts'
import { defaultsOf } from './defaults.ts'
import { type Draft, EMPTY_DRAFT, fits, type Values } from './draft.ts'
import { createDrafts } from './drafts.ts'
import type { Field } from './fields.ts'
import type { ParameterInputs, Wording } from './parameter.ts'
import { problemsOf } from './problems.ts'
import { createService } from './service.ts'
import { type Step, stepsOf } from './steps.ts'
import type { Walk } from './walk.ts'

export interface StateDeps {
  readonly page: WizardPage
  readonly texts: Wording
  /** Of the page's language, where the screen has another. */
  readonly wording?: Wording
  readonly client: Client
  readonly newId: () => string
  readonly clock: Clock
  readonly handover?: Parameter | undefined
  readonly beforehand?: Beforehand
}

export type State = ReturnType<typeof createState>

export function createState({ page, texts: shown, wording: texts = shown, ...deps }: StateDeps) {
  const { client, newId, clock, handover, beforehand } = deps
  const steps = beforehand ? stepsBeforehand(stepsOf(page)) : stepsOf(page)
  const fields = steps.flatMap(step => step.fields)
  const answers = createAnswers(page, { newId, now: clock.now, path: beforehand ? undefined : page.paths.self })
  const drafts = createDrafts(answers, clock)
  // Presets begin with what the page has, not with what this browser kept.
  if (beforehand) answers.fill(EMPTY_DRAFT)
  else if (handover && isFor(handover, page)) answers.fill(answeredDraft(handover, steps, texts))
  else {
    drafts.find()
    applyCardAnswers(page, steps, answers)
  }
  const { $service, load } = createService(client)
  const $values = computed([answers.$draft, $service], (draft, service) => ({
    ...defaultsOf(page, service, texts),
    ...storedValues(fields, draft),
  }))
  const $given = computed(answers.$draft, draft => givenFields(steps, draft))

  const inputs = (): ParameterInputs => ({
    page,
    steps,
    values: $values.get(),
    edited: answers.$draft.get().edited,
    texts,
  })
  const problems = () =>
    problemsOf(inputs(), $service.get(), beforehand && (() => beforehand.check(answersBeforehand(inputs()))))
  const walk = (): Walk => ({ steps, problems: problems(), draft: answers.$draft.get() })
  return { page, steps, answers, drafts, $service, loadService: load, $values, $given, inputs, walk }
}

const isFor = ({ context, story }: Parameter, page: WizardPage): boolean =>
  context.category === page.category && (page.chapterCount ?? story.chapterCount) === story.chapterCount

function storedValues(fields: readonly Field[], draft: Draft): Values {
  const entries = fields.flatMap(field => {
    const value = draft.values[field.name]
    return value !== undefined && fits(field, value) ? [[field.name, value] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Fields that were changed, or seen on a card that was left. */
function givenFields(steps: readonly Step[], { edited, passed }: Draft): ReadonlySet<string> {
  const seen = steps.filter(step => passed.includes(step.name)).flatMap(step => step.fields)
  return new Set([...edited, ...seen.map(field => field.name)])
}
