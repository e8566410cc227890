import { saveLanding } from '../../contract/calls/save-landing.ts'
import { answerAtLandingDesk } from '../http/landing-handler.ts'
import { saveLandings } from '../landings/save-landing.ts'
import { Refusal } from '../results/refusal.ts'

export default answerAtLandingDesk(saveLanding, async (desk, { body, staff }) => {
  const { publish, siblings, ...page } = body
  const answered = await saveLandings(desk, { pages: [page, ...siblings], publish, staff: staff.id })
  if (answered instanceof Refusal) return answered
  const [saved, ...sisters] = answered.saved
  if (!saved) throw new Error('a page was saved and is not there')
  return { status: 'ok' as const, ...saved, live: answered.live, siblings: sisters }
})
