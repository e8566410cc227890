import { readService } from '../../contract/calls/read-service.ts'
import type { STORY_LENGTHS } from '../../contract/limits.ts'
import { answer } from '../http.ts'
import { estimateSeconds } from '../stories/estimate.ts'

export default answer(readService, async (_asked, { admission, db }) => ({
  author: admission.author,
  languages: admission.languages && [...admission.languages],
  lengths: [...admission.lengths] as (typeof STORY_LENGTHS)[number][],
  estimateSeconds: await estimateSeconds(db, admission.author),
}))
