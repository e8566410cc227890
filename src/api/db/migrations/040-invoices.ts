import { type Kysely, sql } from 'kysely'

/** Invoices and credit notes, and the last number of each kind and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row, not a sequence: its lock lasts until the transaction ends, and a number that is rolled back was never taken.
  await sql`
    create table invoice_number (
      kind text not null check (kind in ('invoice', 'credit-note')),
      year integer not null,
      last integer not null check (last > 0),
      primary key (kind, year)
    )`.execute(db)
  await sql`
    create table invoice (
      id uuid primary key,
      kind text not null check (kind in ('invoice', 'credit-note')),
      year integer not null,
      number integer not null check (number > 0),
      issued_at timestamptz not null,
      issued_on text not null check (issued_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
      order_id uuid not null references shop_order,
      invoice_id uuid references invoice on delete set null,
      language text not null,
      currency text not null check (currency ~ '^[a-z]{3}$'),
      list_amount integer not null check (list_amount >= 0),
      discount_amount integer not null check (discount_amount >= 0),
      gross_amount integer not null check (gross_amount > 0),
      net_amount integer not null check (net_amount >= 0),
      tax_amount integer not null check (tax_amount >= 0),
      tax_rate integer not null check (tax_rate >= 0),
      tax_country text,
      tax_reason text not null check (tax_reason in ('rate', 'small-business', 'outside-eu', 'untaxed')),
      tax_source text not null check (tax_source in ('table', 'payment-service')),
      details jsonb not null,
      unique (kind, year, number),
      check (net_amount + tax_amount = gross_amount),
      check (list_amount - discount_amount = gross_amount),
      check (tax_reason = 'rate' or tax_amount = 0),
      check (kind = 'credit-note' or invoice_id is null)
    )`.execute(db)
  await sql`create unique index invoice_one on invoice (order_id) where kind = 'invoice'`.execute(db)
  await sql`create index invoice_order on invoice (order_id)`.execute(db)
  await sql`create index invoice_reference on invoice (invoice_id) where invoice_id is not null`.execute(db)
  await sql`create index invoice_day on invoice (issued_on, kind, number)`.execute(db)
}
