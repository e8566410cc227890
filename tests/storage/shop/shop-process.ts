import { sql } from 'kysely'
import { openDatabase } from '../../../src/api/db/database.ts'
import { openJobs } from '../../../src/api/db/jobs.ts'
import { openMailQueue } from '../../../src/api/mails/mail-queue.ts'
import { Refusal } from '../../../src/api/results/refusal.ts'
import { soldProducts } from '../../../src/api/shop/products.ts'
import { receiveEvent } from '../../../src/api/shop/receive-event.ts'
import type { ShopDeps } from '../../../src/api/shop/shop-deps.ts'
import { startCheckout } from '../../../src/api/shop/start-checkout.ts'
import { deadlyDeps } from './kill-points.ts'
import { SELLER } from './seller.ts'
import { openTestSandbox } from './test-sandbox.ts'

/** A process that buys an e-book of every story but the first: shop-process.ts <database> <kill point> <after so many>. */
const [url = '', point = '', after = '0'] = process.argv.slice(2)
const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123' }
const quiet = () => undefined
const clock = () => Date.UTC(2026, 10, 22, 12)

const database = await openDatabase(url, quiet)
const { db, close } = database
const jobs = await openJobs(database, { supervise: false, onError: quiet })
const queue = await openMailQueue(jobs.boss, clock)
const { payments, sandbox } = openTestSandbox(db, clock, false)
const deps: ShopDeps = {
  db,
  clock,
  payments,
  secret: 'a secret of the tests, long enough for a key',
  publicOrigin: 'https://tales.example',
  staffEmails: [],
  seller: SELLER,
  sellsAudiobooks: () => true,
  log: { info: quiet, warn: quiet, error: quiet },
  sendMail: async () => undefined,
  sendReceipt: async (queries, mail) => void (await queue.queueMail(queries, mail)),
  makeEdition: async (transaction, { story, edition, order }) =>
    void (await sql`insert into made_edition values (${story}, ${edition}, ${order})`.execute(transaction)),
}
const deadly = deadlyDeps(deps, point, Number(after))

const stories = await db.selectFrom('story').selectAll().orderBy('created_at').orderBy('id').offset(1).execute()
const product = (await soldProducts(deps, Date.now())).find(({ name }) => name === 'ebook')!
for (const { id: storyId, claim_hash: claimHash } of stories) {
  const buyer = { claimHash, ordererHash: claimHash, requesterHash: null, signedIn: undefined, now: clock() }
  const accepted = ['immediate-delivery'] as const
  const ask = { productId: product.id, priceId: product.priceId, storyId, language: 'de', accepted } as const
  const started = await startCheckout(deadly, ask, buyer)
  if (started instanceof Refusal) {
    if (started.code !== 'already-bought' && started.code !== 'not-found') throw new Error(started.code)
    continue
  }
  // A free one would not be what is tested here.
  if (started.clientSecret === null) throw new Error('an order cost nothing')
  const body = JSON.stringify({ client_secret: started.clientSecret, email: 'b@reader.example', card: CARD })
  await sandbox.handle(new Request('http://payment.local/buyer/pay', { method: 'POST', body }))
  await sandbox.deliver(async (message, signature) => {
    await receiveEvent(deadly, message, signature)
    return true
  })
}
await jobs.close()
await close()
