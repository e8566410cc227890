import { randomUUID } from 'node:crypto'
import { newCode } from '../../../src/api/presents/present-code.ts'
import { readCatalogue } from '../../../src/api/shop/read-catalogue.ts'
import type { PresentEdition } from '../../../src/contract/present.ts'
import type { TestService } from '../../helpers/service.ts'

interface Wrapped {
  readonly dedication: string
  readonly from: string
  readonly editions: readonly PresentEdition[]
}

/** A present whose hour has come, of paid editions. */
export async function wrappedPresent(
  { database: { db } }: TestService,
  { id: story }: { readonly id: string },
  { dedication, from, editions }: Wrapped,
) {
  const [id, account, code, now] = [randomUUID(), randomUUID(), newCode(), new Date()]
  const email = `${account}@giver.example`
  const keys = { email, email_key: email, mailbox_key: email }
  await db
    .insertInto('account')
    .values({ id: account, ...keys, language: 'de', created_at: now })
    .execute()
  const words = { from_name: from, to_name: 'Mila', dedication, delivery: 'card' as const, language: 'de' as const }
  const times = { opens_at: new Date(now.getTime() - 60_000), time_zone: 'Europe/Berlin', created_at: now }
  await db
    .insertInto('present')
    .values({ id, code, story_id: story, account_id: account, ...words, ...times })
    .execute()
  for (const edition of editions) {
    const order = randomUUID()
    const product = readCatalogue().find(({ name }) => name === edition)
    if (!product) throw new Error(`the catalogue has no ${edition}`)
    const price = { price_id: 'price', price_in_cent: 500, paid_in_cent: 500, accepted: '[]' }
    const bought = {
      product_id: product.id,
      edition,
      story_id: story,
      account_id: account,
      state: 'fulfilled' as const,
    }
    await db
      .insertInto('product')
      .values({
        id: product.id,
        name: product.name,
        position: 0,
        price_in_cent: 500,
        price_id: null,
        description: '',
        metadata: '{}',
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    await db
      .insertInto('shop_order')
      .values({ id: order, created_at: now, claim_hash: '', language: 'de', ...price, ...bought })
      .execute()
    await db.insertInto('present_order').values({ present_id: id, order_id: order }).execute()
  }
  return { id, code }
}

/** Has both editions made, without the pause in which a giver may correct words. */
export async function queueAtOnce(test: TestService, { id: storyId }: { readonly id: string }): Promise<void> {
  const { jobs } = test.workerDeps
  for (const [task, about] of [
    ['join-audiobook', 'audiobook'],
    ['bind-ebook', 'ebook'],
  ] as const)
    await jobs.sendTask(test.database.db, { storyId, task, about }, 0)
}
