/** Who sells, as invoices name them. */
export interface Seller {
  readonly name: string
  readonly address: readonly string[]
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly vatId: string | null
  readonly taxNumber: string | null
  /**
   * `countries`: the buyer's country taxes (one-stop shop). `own`: the seller's does (below the threshold of Art. 59c of Directive
   * 2006/112/EC). `small-business`: none, by Art. 284. `none`: none at all.
   */
  readonly scheme: 'countries' | 'own' | 'small-business' | 'none'
  /** IANA; an invoice's day and year are this zone's. */
  readonly timeZone: string
}
