import type { Queries } from '../db/database.ts'

/**
 * Ends the presents that a refunded order is part of: they open for nobody, and a mail that has not left is not sent. One for
 * which its recipient has paid something stays, without the order.
 */
export async function endPresentsOf(transaction: Queries, order: string, now: number): Promise<void> {
  const ended = await transaction
    .updateTable('present')
    .set({ ended_at: new Date(now), to_address: null })
    .where('ended_at', 'is', null)
    .where('id', 'in', presents =>
      presents.selectFrom('present_order').select('present_id').where('order_id', '=', order),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_order')
            .select('shop_order.id')
            .whereRef('shop_order.present_id', '=', 'present.id')
            .where('shop_order.state', '=', 'fulfilled'),
        ),
      ),
    )
    .returning('mail_id')
    .execute()
  await transaction
    .deleteFrom('present_order')
    .where('order_id', '=', order)
    .where('present_id', 'in', presents => presents.selectFrom('present').select('id').where('ended_at', 'is', null))
    .execute()
  const mails = ended.flatMap(({ mail_id }) => mail_id ?? [])
  if (mails.length === 0) return
  await transaction
    .updateTable('mail')
    .set({ to_address: null, data: null, failed_at: new Date(now) })
    .where('id', 'in', mails)
    .where('to_address', 'is not', null)
    .execute()
}
