import type { StepName } from '../../contract/positions.ts'
import type { Step } from './step.ts'
import { chapters } from './steps/chapters.ts'
import { character } from './steps/character.ts'
import { check } from './steps/check.ts'
import { complete } from './steps/complete.ts'
import { cover } from './steps/cover.ts'
import { draft } from './steps/draft.ts'
import { edit } from './steps/edit.ts'
import { editions } from './steps/editions.ts'
import { places } from './steps/places.ts'
import { plan } from './steps/plan.ts'

export const STEP_WORK: { readonly [Name in StepName]: Step<Name> } = {
  character,
  places,
  plan,
  draft,
  cover,
  check,
  edit,
  chapters,
  editions,
  complete,
}
