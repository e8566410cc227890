import { FALLBACK_LANGUAGE } from '../../contract/languages.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../db/database.ts'
import { lockOrCreateAccount } from './accounts.ts'
import { emailKey, isStaffAddress } from './email-key.ts'

export interface StaffDeps {
  readonly db: Database
  readonly clock: Clock
  readonly staffEmails: readonly string[]
}

/** Grants or revokes the staff role. A missing account is made first: then its first sign-in needs the mailed link. */
export async function changeStaff(
  deps: StaffDeps,
  { email, isStaff }: { readonly email: string; readonly isStaff: boolean },
): Promise<'granted' | 'revoked' | 'unknown' | 'by-setting'> {
  if (!isStaff && isStaffAddress(deps.staffEmails, email)) return 'by-setting'
  return deps.db.transaction().execute(async transaction => {
    if (isStaff) await lockOrCreateAccount(transaction, { email, language: FALLBACK_LANGUAGE, now: deps.clock() })
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ is_staff: isStaff })
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'unknown'
    return isStaff ? 'granted' : 'revoked'
  })
}

export async function listStaff({
  db,
  staffEmails,
}: StaffDeps): Promise<{ readonly email: string; readonly by: 'STAFF_EMAILS' | 'grant' }[]> {
  const granted = await db.selectFrom('account').select('email').where('is_staff', '=', true).orderBy('email').execute()
  return [
    ...staffEmails.map(email => ({ email, by: 'STAFF_EMAILS' as const })),
    ...granted.map(({ email }) => ({ email, by: 'grant' as const })),
  ]
}
