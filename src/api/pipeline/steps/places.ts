import { rejectUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const places: Step<'places'> = async ({ studio, brief, requestOptions }) => {
  const scenery = await studio.author.places(brief, requestOptions('places'))
  rejectUnfit(
    brief,
    scenery.places.flatMap(({ name, description }) => [name, description]),
  )
  return { output: scenery }
}
