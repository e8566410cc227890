import { describe, expect, it } from 'vitest'
import type { InvoiceMonth } from '../../../src/contract/invoice-month.ts'
import { createInvoices } from '../../../src/stores/invoices/invoices.ts'
import { fakeService } from '../fake-service.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const invoice = (id: string) => ({
  ...{ id, kind: 'invoice', number: '2026-000001', issuedOn: '2026-11-22', currency: 'eur', amount: 500 },
  ...{ downloadUrl: `/api/v1/invoices/${id}`, orderNumber: '5F0B6D0E', country: 'DE', net: 467, tax: 33, rate: 700 },
  ...{ credited: null, isTest: true },
})
const monthOf = (month: string, id: string, hasMore = false) =>
  ({ months: ['2026-11', '2026-10'], month, count: 2, sums: [], invoices: [invoice(id)], hasMore }) as InvoiceMonth

describe('Invoices', () => {
  it('begin with the newest month, go on where the list ended, and end', async () => {
    const { ask, requests } = fakeService(({ path }) => ({
      json: path.includes('after') ? monthOf('2026-11', OTHER) : monthOf('2026-11', ID, true),
    }))
    const { $invoices, load, more } = createInvoices(ask)
    await load()
    await more()
    await more()
    const now = $invoices.get()
    expect(now.state === 'ready' && now.shown.invoices.map(({ id }) => id)).toEqual([ID, OTHER])
    expect(requests.map(({ path }) => path)).toEqual(['/api/v1/invoices', `/api/v1/invoices?month=2026-11&after=${ID}`])
  })

  it('show the month that was asked for last, whichever is answered first', async () => {
    const slow = Promise.withResolvers<void>()
    const { ask } = fakeService(async ({ path }) => {
      if (path.includes('2026-10')) await slow.promise
      return { json: monthOf(path.includes('2026-10') ? '2026-10' : '2026-11', ID) }
    })
    const { $invoices, load } = createInvoices(ask)
    const first = load('2026-10')
    await load('2026-11')
    slow.resolve()
    await first
    expect($invoices.get()).toMatchObject({ state: 'ready', isLoading: false, shown: { month: '2026-11' } })
  })

  it('are closed to everybody whom the service does not know as staff', async () => {
    const { ask } = fakeService(() => ({ status: 401, json: { error: 'unauthorised' } }))
    const { $invoices, load } = createInvoices(ask)
    await load()
    expect($invoices.get()).toEqual({ state: 'closed' })
  })
})
