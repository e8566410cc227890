import type { Selectable } from 'kysely'
import type { Clock } from '../../lib/clock.ts'
import type { SignedIn } from '../accounts/signed-in.ts'
import type { Viewer } from '../accounts/visible-stories.ts'
import type { Database } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import type { PresentTable } from '../db/present-tables.ts'

export interface PresentDeps {
  readonly db: Database
  readonly secret: string
  readonly clock: Clock
  /** Makes the editions with a present's dedication. */
  readonly jobs: Pick<Jobs, 'sendTask'>
}

export type PresentRow = Selectable<PresentTable>

export type Giver = Viewer & { readonly signedIn: SignedIn }

/** Whoever shows a code. */
export type CodeCaller = Viewer & {
  readonly networkHash: string
  /** Sets or renews the browser's claim; its hash. */
  keepClaim(): string
}

/** Whether its hour has come. A present that was delivered stays so, whatever a clock says later. */
export const isDue = (
  { delivered_at, opens_at }: Pick<PresentRow, 'delivered_at' | 'opens_at'>,
  now: number,
): boolean => delivered_at !== null || opens_at.getTime() <= now
