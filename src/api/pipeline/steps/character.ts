import { holdUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const character: Step = async ({ studio, brief, errand }) => {
  const sheet = await studio.author.character(brief, errand('character'))
  holdUnfit(brief, [sheet.byname, sheet.appearance, sheet.strength, sheet.quirk])
  return { output: sheet }
}
