import type { Step } from '../step.ts'

/** Where it happens. */
export const places: Step = async ({ studio, brief, errand }) => ({
  output: await studio.author.places(brief, errand('places')),
})
