import type { Step } from '../step.ts'

/** Who the hero is. */
export const character: Step = async ({ studio, brief, errand }) => ({
  output: await studio.author.character(brief, errand('character')),
})
