import type { Output } from '../../contract/call.ts'
import type { forecastStory } from '../../contract/calls/forecast-story.ts'
import type { Parameter } from '../../contract/parameter.ts'
import type { Database } from '../db/database.ts'
import type { Refusal } from '../results/refusal.ts'
import { briefOf } from '../story/brief-of.ts'
import { memoryOf } from '../story/memory.ts'
import type { Admission } from './admission.ts'
import { answerPath } from './answer-path.ts'
import { earlierHistories } from './earlier-histories.ts'
import { earlierStories } from './earlier-stories.ts'
import { type FindLandingDeps, findLanding } from './find-landing.ts'

/** Any seed: a story draws its own when it begins. */
const SEED = 'forecast'

interface ForecastDeps extends FindLandingDeps {
  readonly db: Database
  readonly admission: Pick<Admission, 'author' | 'admit' | 'forecast'>
}

/** Whose earlier stories count. */
interface Reader {
  readonly claimHash: string | undefined
  readonly accountId: string | undefined
}

/** What the story would make of the answers, after the earlier stories of this reader. */
export async function forecastOf(
  deps: ForecastDeps,
  parameter: Parameter,
  reader: Reader,
): Promise<Output<typeof forecastStory> | Refusal> {
  const { author, admit, forecast } = deps.admission
  const admitted = admit(parameter)
  if ('code' in admitted) return admitted
  if (!forecast) return { author, answers: null }
  const [landing, earlier] = await Promise.all([
    findLanding(deps, parameter.context),
    earlierStories(deps.db, { ...reader, language: admitted.language }),
  ])
  const memory = memoryOf(earlierHistories({ earlier_histories: earlier }))
  const { leftOut, ...counts } = await forecast(briefOf(parameter, SEED, memory, landing))
  const paths = leftOut.map(({ fact, reason }) => ({ path: answerPath(parameter, fact), reason }))
  return { author, answers: { ...counts, leftOut: paths } }
}
