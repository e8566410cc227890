/** Where a process dies while it issues an invoice or a credit note: at the statements around its number. */
export const INVOICE_KILL_POINTS = [
  { name: 'before the number is taken', into: 'invoice_number', when: 'before' },
  { name: 'after the number is taken', into: 'invoice_number', when: 'after' },
  { name: 'before the invoice is inserted', into: 'invoice', when: 'before' },
  { name: 'before the invoice is kept', into: 'invoice', when: 'after' },
  { name: 'before the edition is granted', into: 'edition_grant', when: 'before' },
] as const
