import { type Columns, TIME } from './columns-of.ts'

type ShopTable =
  | 'product'
  | 'product_price'
  | 'shop_order'
  | 'withdrawal'
  | 'print_event'
  | 'print_order'
  | 'print_step'
  | 'edition_grant'
  | 'free_story'
  | 'payment_event'
  | 'sandbox_payment'
  | 'invoice'
  | 'invoice_number'

export const SHOP_COLUMNS: Columns<ShopTable> = {
  product: {
    id: 'uuid',
    name: 'text',
    position: 'integer',
    price_in_cent: 'integer',
    price_id: 'text',
    description: 'text',
    metadata: 'jsonb',
    lengths: 'jsonb',
    code: 'text',
    code_id: 'text',
    code_percent: 'double precision',
    code_ends: TIME,
  },
  print_event: {
    id: 'uuid',
    order_id: 'uuid',
    type: 'text',
    created_at: TIME,
    attempts: 'integer',
    next_at: TIME,
    delivered_at: TIME,
    failed_at: TIME,
  },
  print_order: {
    order_id: 'uuid',
    state: 'text',
    problem: 'text',
    tracking: 'jsonb',
    revision: 'integer',
    changed_at: TIME,
  },
  print_step: { id: 'uuid', order_id: 'uuid', state: 'text', created_at: TIME, account_id: 'uuid' },
  product_price: { product_id: 'uuid', since: TIME, price_in_cent: 'integer' },
  shop_order: {
    id: 'uuid',
    created_at: TIME,
    product_id: 'uuid',
    edition: 'text',
    story_id: 'uuid',
    account_id: 'uuid',
    claim_hash: 'text',
    browser_hmac: 'text',
    language: 'text',
    prefilled_email: 'text',
    accepted: 'jsonb',
    price_id: 'text',
    price_in_cent: 'integer',
    code: 'text',
    code_id: 'text',
    discount_in_cent: 'integer',
    state: 'text',
    checkout_id: 'text',
    payment_id: 'text',
    paid_in_cent: 'integer',
    email: 'text',
    address: 'jsonb',
    opens_session: 'boolean',
    paid_at: TIME,
    fulfilled_at: TIME,
    refunded_at: TIME,
    print_interior: 'text',
    print_cover: 'text',
    present_id: 'uuid',
    print_pages: 'integer',
  },
  withdrawal: {
    id: 'uuid',
    declared_at: TIME,
    order_id: 'uuid',
    settled: 'boolean',
    number: 'text',
    name: 'text',
    email: 'text',
    language: 'text',
  },
  edition_grant: { id: 'uuid', story_id: 'uuid', edition: 'text', order_id: 'uuid', created_at: TIME },
  free_story: { account_id: 'uuid', story_id: 'uuid', created_at: TIME },
  payment_event: { id: 'text', type: 'text', received_at: TIME },
  sandbox_payment: { kind: 'text', id: 'text', number: 'bigint', data: 'jsonb', created_at: TIME },
  invoice: {
    id: 'uuid',
    kind: 'text',
    year: 'integer',
    number: 'integer',
    issued_at: TIME,
    issued_on: 'text',
    order_id: 'uuid',
    invoice_id: 'uuid',
    language: 'text',
    currency: 'text',
    list_amount: 'integer',
    discount_amount: 'integer',
    gross_amount: 'integer',
    net_amount: 'integer',
    tax_amount: 'integer',
    tax_rate: 'integer',
    tax_country: 'text',
    tax_reason: 'text',
    tax_source: 'text',
    details: 'jsonb',
  },
  invoice_number: { kind: 'text', year: 'integer', last: 'integer' },
}
