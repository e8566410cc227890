import type { StaffWithdrawal } from '../../contract/withdrawal.ts'
import type { Queries } from '../db/database.ts'

const AT_ONCE = 200

export async function allWithdrawals(
  queries: Queries,
  { before }: { readonly before?: string | undefined },
): Promise<StaffWithdrawal[]> {
  const rows = await queries
    .selectFrom('withdrawal')
    .selectAll()
    .$if(before !== undefined, query => query.where('declared_at', '<', new Date(before ?? 0)))
    .orderBy('declared_at', 'desc')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id, declared_at, number, order_id, settled, name, email }) => ({
    id,
    declaredAt: declared_at.toISOString(),
    number,
    orderId: order_id,
    isSettled: settled,
    name,
    email,
  }))
}
