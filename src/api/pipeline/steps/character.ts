import { rejectUnfit } from '../reject-unfit.ts'
import type { Step } from '../step.ts'

export const character: Step<'character'> = async ({ studio, brief, requestOptions }) => {
  const sheet = await studio.author.character(brief, requestOptions('character'))
  rejectUnfit(brief, [sheet.byname, sheet.appearance, sheet.strength, sheet.quirk])
  return { output: sheet }
}
