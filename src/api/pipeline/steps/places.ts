import { holdUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const places: Step = async ({ studio, brief, errand }) => {
  const scenery = await studio.author.places(brief, errand('places'))
  holdUnfit(
    brief,
    scenery.places.flatMap(({ name, description }) => [name, description]),
  )
  return { output: scenery }
}
