import type { Ask, Row } from './role-table.ts'
import type { Cast } from './stage.ts'

/** An order that never was. */
const NEVER = '00000000-0000-4000-8000-000000000000'

const ofStory = ({ story }: Cast): Ask => ({ params: { id: story } })

export const OF_PRINT: readonly Row[] = [
  { call: 'list-invoices', gives: '401 401 401 200 401 401' },
  { call: 'export-invoices', ask: () => ({ params: { month: '2026-11' } }), gives: '401 401 401 200 401 401' },
  { call: 'prepare-proof', ask: ofStory, gives: '404 404 404 404 404 200' },
  { call: 'read-proof', ask: ofStory, gives: '404 404 404 404 404 404' },
  { call: 'list-print-orders', gives: '401 401 401 200 401 401' },
  { call: 'read-print-pages', ask: () => ({ params: { id: NEVER } }), gives: '401 401 401 404 401 401' },
  {
    call: 'take-print-step',
    ask: () => ({ params: { id: NEVER }, body: { step: { state: 'sent' }, revision: 1 } }),
    gives: '401 401 401 404 401 401',
  },
  { call: 'read-print-order', ask: () => ({ params: { id: NEVER } }), gives: '401 404 404 404 404 404' },
  {
    call: 'change-print-address',
    ask: () => ({
      params: { id: NEVER },
      body: { name: 'Mila', line1: 'Am Steg 1', line2: null, postalCode: '18586', city: 'Göhren', state: null },
    }),
    gives: '401 403 404 404 404 404',
  },
]
