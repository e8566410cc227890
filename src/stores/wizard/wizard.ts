import { Parameter } from '../../contract/parameter.ts'
import type { WizardTexts } from '../../contract/wizard-page.ts'
import { fill } from '../../lib/fill.ts'
import { answersBeforehand, type Beforehand } from './beforehand.ts'
import { type Cards, createCards } from './cards.ts'
import { createForecast } from './forecast.ts'
import { parameterOf } from './parameter.ts'
import { locate, type Problem } from './problems.ts'
import type { Route } from './route.ts'
import { createStarting, isForToday, type Starting } from './start.ts'
import { createState, type State, type StateDeps } from './state.ts'
import { createSuggestions, type OpenStream } from './suggestions.ts'
import { createTyping } from './typing.ts'

export interface WizardDeps extends StateDeps {
  readonly texts: WizardTexts
  readonly route: Route
  readonly openStream: OpenStream
  readonly alarm: (message: string) => void
}

export type Wizard = ReturnType<typeof createWizard>

/** Call `enter` once to begin. */
export function createWizard(deps: WizardDeps) {
  const state = createState(deps)
  const cards = createCards(state, deps.route)
  const starting = createStarting(deps.client)
  const suggestions = createSuggestions(deps.clock, deps.openStream)
  const { $card, $shown, next, back, open } = cards
  const { drafts } = state
  let leftAt = $card.get().step
  const forecasts = createForecast({ client: deps.client, state, $card })
  const { page, steps, $values, $given, $service } = state

  const enter = () => {
    cards.enter()
    void state.loadService()
    $card.listen(suggestions.leave)
    if (!deps.beforehand) forecasts.follow()
    return deps.route.listen(spot => {
      starting.reset()
      cards.follow(spot)
    })
  }
  return {
    ...{ page, texts: deps.texts, steps, $card, $shown, $values, $given, $service },
    ...{
      $start: starting.$start,
      $offers: suggestions.$offers,
      $inUse: suggestions.$inUse,
      $forecast: forecasts.$forecast,
    },
    ...createTyping(state, cards, suggestions, deps.texts),
    ...{ enter, next, back, open, beforehand: deps.beforehand },
    reconsider: starting.reset,
    draft: {
      $notice: drafts.$notice,
      goOn: drafts.goOn,
      startAnew() {
        leftAt = $card.get().step
        drafts.empty()
        cards.begin()
      },
      undo() {
        drafts.restore()
        open(leftAt)
      },
    },
    start: () => (deps.beforehand ? save(deps.beforehand, state, cards) : start(deps, state, cards, starting)),
  }
}

/** Starts once. A refusal is shown where it can be mended. */
async function start({ page, texts, route, alarm }: WizardDeps, state: State, cards: Cards, starting: Starting) {
  const { problems } = state.walk()
  if (problems.length > 0) return leadTo(problems, cards)
  const parameter = Parameter.parse(parameterOf(state.inputs()))
  const outcome = await starting.begin(parameter, state.answers.attempt)
  if (outcome?.state === 'started') {
    state.answers.settle()
    route.leave(fill(page.paths.story, { id: outcome.story }))
  }
  if (outcome?.state === 'refused' && !isForToday(outcome.refusal)) {
    alarm(`${texts.errors.failed}. ${texts.errors.refusals[outcome.refusal.code]}`)
    leadTo(locate(outcome.refusal.issues, state.inputs()), cards)
  }
}

async function save(beforehand: Beforehand, state: State, cards: Cards) {
  const { problems } = state.walk()
  if (problems.length > 0) return leadTo(problems, cards)
  beforehand.save(answersBeforehand(state.inputs()))
}

function leadTo(problems: readonly Problem[], cards: Cards) {
  const step = problems[0]?.step
  if (!step) return
  cards.open(step)
  cards.report(problems.filter(problem => problem.step === step))
}
