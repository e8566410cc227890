import { DAY_MS } from '../../lib/day.ts'
import { describeError } from '../../lib/describe-error.ts'
import { forgetOldHolds } from '../stories/token-hold.ts'
import type { LandingHouse } from './landing-desk.ts'
import { isOver, PICTURE_FOLDER } from './picture-address.ts'
import { followSignatures } from './signatures.ts'

const HOURS_A_DAY = 24
const SWEEP_MS = DAY_MS / HOURS_A_DAY
/** The start has better things to do. */
const FIRST_MS = 20_000

/** Removes pictures that nobody has chosen within a week. */
export async function sweepPictures({ files, clock }: Pick<LandingHouse, 'files' | 'clock'>): Promise<number> {
  const over = (await files.list(PICTURE_FOLDER)).filter(key => isOver(key, clock()))
  for (const key of over) await files.remove(key)
  return over.length
}

/** Once an hour: old pictures and lost holds go, and what is compared follows what is published. */
export function startLandingUpkeep(house: LandingHouse): void {
  const { landings, log } = house
  if (!landings) return
  const sweep = () => {
    const upkeep = [sweepPictures(house), followSignatures({ ...house, ...landings }), forgetOldHolds(house)]
    Promise.all(upkeep).catch((error: unknown) =>
      log.warn({ error: describeError(error) }, 'the upkeep of landing pages has to wait'),
    )
  }
  setTimeout(sweep, FIRST_MS).unref()
  setInterval(sweep, SWEEP_MS).unref()
}
