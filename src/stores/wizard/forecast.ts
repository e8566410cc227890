import { atom, type ReadableAtom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { forecastStory } from '../../contract/calls/forecast-story.ts'
import { Parameter } from '../../contract/parameter.ts'
import type { Client } from '../client.ts'
import type { Card } from './cards.ts'
import { parameterOf } from './parameter.ts'
import type { State } from './state.ts'

export type AnswerForecast = NonNullable<Output<typeof forecastStory>['answers']>

type Author = Output<typeof forecastStory>['author']

/** `none` with a model that takes every answer, and where it could not be had: nobody waits for it. */
export type Forecast =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'known'; author: Author; answers: AnswerForecast }

interface ForecastDeps {
  readonly client: Client
  readonly state: Pick<State, '$service' | 'inputs'>
  readonly $card: ReadableAtom<Card>
}

/** Asked for each time that the last card is shown. */
export function createForecast({ client, state, $card }: ForecastDeps) {
  const $forecast = atom<Forecast>({ state: 'none' })
  let round = 0
  const ask = async () => {
    round += 1
    const own = round
    const service = state.$service.get()
    const isAsked = $card.get().step === 'check' && service.state === 'known'
    const parsed = Parameter.safeParse(isAsked ? parameterOf(state.inputs()) : undefined)
    if (!parsed.success) return $forecast.set({ state: 'none' })
    $forecast.set({ state: service.state === 'known' && service.author === 'offline' ? 'asking' : 'none' })
    const outcome = await client(forecastStory, { body: { parameter: parsed.data } })
    if (own !== round) return
    const { author, answers } = outcome.ok ? outcome.value : { author: 'offline' as const, answers: null }
    const isNews = answers && (author === 'offline' || answers.leftOut.length > 0)
    $forecast.set(isNews ? { state: 'known', author, answers } : { state: 'none' })
  }
  const follow = () => {
    $card.listen(ask)
    state.$service.listen(ask)
  }
  return { $forecast, follow }
}
