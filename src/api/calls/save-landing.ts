import { saveLanding } from '../../contract/calls/save-landing.ts'
import { defineLandingHandler } from '../http/landing-handler.ts'
import { saveLandings } from '../landings/save-landing.ts'
import { Refusal } from '../results/refusal.ts'

export default defineLandingHandler(saveLanding, async (deps, { body, staff }) => {
  const { publish, siblings, ...page } = body
  const result = await saveLandings(deps, { pages: [page, ...siblings], publish, staff: staff.id })
  if (result instanceof Refusal) return result
  const [saved, ...translations] = result.saved
  if (!saved) throw new Error('a page was saved and is not there')
  return { status: 'ok' as const, ...saved, live: result.live, siblings: translations }
})
