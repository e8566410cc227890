import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '../../../src/api/accounts/delete-account.ts'
import { storedInvoiceDetails } from '../../../src/api/db/invoice-columns.ts'
import { invoiceFor } from '../../../src/api/invoices/invoices-of.ts'
import { issueInvoice, type Payment } from '../../../src/api/invoices/issue-invoice.ts'
import { removeOldInvoices } from '../../../src/api/invoices/remove-old-invoices.ts'
import { openFolder } from '../../../src/api/outside/files/folder.ts'
import { forgetBuyer } from '../../../src/api/shop/forget-buyer.ts'
import { refundOrder } from '../../../src/api/shop/refund-order.ts'
import { countRowsContaining } from '../../helpers/count-rows-containing.ts'
import { refundDeps, SELLER } from './seller.ts'
import { madeStory, newBuyer, openTestShop, ordered, orderRow, pay, signedInBuyer, type TestShop } from './test-shop.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'lumitale-invoices-'))
let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(async () => {
  await testShop.database.close()
  rmSync(folder, { recursive: true, force: true })
})

const invoices = () =>
  testShop.database.db.selectFrom('invoice').selectAll().orderBy('kind').orderBy('number').execute()

describe('Invoices', () => {
  it('outlive the account with all that they say, for nobody but staff, and nothing else of the buyer does', async () => {
    const { db } = testShop.database
    const buyer = await signedInBuyer(testShop, 'zyxomira@reader.example')
    const { signedIn, claimHash } = buyer
    if (!signedIn) throw new Error('nobody is signed in')
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const started = await ordered(testShop, buyer, await madeStory(testShop, buyer), { edition: 'paperback' })
    const address = {
      line1: 'Zyxogasse 1',
      line2: null,
      postal_code: '10115',
      city: 'Berlin',
      state: null,
      country: 'DE',
    }
    await pay(testShop, started, { shipping: { name: 'Zyxomira Berg', address }, email: signedIn.account.email })
    await testShop.notify()
    const before = await invoices()
    expect(storedInvoiceDetails(before[0]?.details).buyer).toEqual({
      name: 'Zyxomira Berg',
      address: ['Zyxogasse 1', '10115 Berlin'],
      country: 'DE',
    })
    const deps = {
      ...testShop.deps,
      db,
      files: openFolder(folder),
      forgetMails: forgetBuyer,
      notifyOwner: async () => undefined,
    }
    const shown = { oldPassword: undefined, networkHash: 'network', knownHash: undefined }
    expect(await deleteAccount(deps, { claimHash, signedIn, now: testShop.now() }, shown)).toEqual({ deleted: true })

    expect(await invoices()).toEqual(before)
    const [id = ''] = before.map(invoice => invoice.id)
    const stranger = await signedInBuyer(testShop)
    const reads = async (isStaff: boolean) =>
      (await invoiceFor(db, id, { ...stranger.signedIn!, isStaff }, claimHash))?.id
    expect([await reads(false), await reads(true)]).toEqual([undefined, id])
    // The row of the invoice.
    expect(await countRowsContaining(db, 'Zyxogasse')).toBe(1)
    expect(await countRowsContaining(db, 'zyxomira@reader')).toBe(0)
    expect(await orderRow(testShop, started.checkoutSessionId)).toMatchObject({
      ...{ account_id: null, email: null, address: null, story_id: null, paid_in_cent: 2900 },
    })
  })

  it('go when the tenth year after theirs is over where the seller is, and not a moment before', async () => {
    const { db } = testShop.database
    await db.deleteFrom('invoice').execute()
    const buyer = newBuyer(testShop)
    await madeStory(testShop, buyer, { at: testShop.now() - 1000 })
    const started = await ordered(testShop, buyer, await madeStory(testShop, buyer))
    const order = await orderRow(testShop, started.checkoutSessionId)
    const payment: Payment = {
      ...{ currency: 'eur', listAmount: 500, paidAmount: 500, isTest: false, tax: null },
      buyer: { name: null, address: null, country: 'DE' },
    }
    const paidAt = () => Date.parse('2028-12-31T22:59:59.999Z')
    const refundedAt = () => Date.parse('2028-12-31T23:00:00.000Z')
    await db.transaction().execute(async one => {
      await issueInvoice(one, { seller: SELLER, clock: paidAt }, { order, orderNumber: 'A', payment })
      const refund = { order: order.id, payment: null, isWhole: false, refundedAmount: 100 }
      await refundOrder(one, refundDeps(refundedAt), refund)
    })
    const leftAt = async (at: string) => {
      await removeOldInvoices({ db, clock: () => Date.parse(at), seller: SELLER })
      return (await invoices()).map(({ kind, year, invoice_id }) => [kind, year, invoice_id === null])
    }
    expect(await leftAt('2038-12-31T22:59:59.999Z')).toEqual([
      ['credit-note', 2029, false],
      ['invoice', 2028, true],
    ])
    expect(await leftAt('2038-12-31T23:00:00.000Z')).toEqual([['credit-note', 2029, true]])
    expect(await leftAt('2039-12-31T22:59:59.999Z')).toEqual([['credit-note', 2029, true]])
    expect(await leftAt('2039-12-31T23:00:00.000Z')).toEqual([])
    const numbers = await db.selectFrom('invoice_number').select('last').where('year', 'in', [2028, 2029]).execute()
    expect(numbers).toEqual([{ last: 1 }, { last: 1 }])
  })
})
