import type { Language } from '../../contract/languages.ts'

export interface Letter {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** Labels and what stands beside them, below the paragraphs. */
  readonly lines?: readonly (readonly [label: string, value: string])[] | undefined
  readonly button?: { readonly label: string; readonly link: string } | undefined
  readonly notes: readonly string[]
  /** The tag of a parcel, drawn in the place of the lantern. */
  readonly parcel?: { readonly to: string; readonly from: string } | undefined
  /** Of the picture that goes with the mail, in the place of the lantern. */
  readonly coverAlt?: string | undefined
  /** Before the written-out link. */
  readonly copy: string
  /** For recipients who did not expect this mail. */
  readonly stranger: string | undefined
  readonly why: string
  readonly imprint: { readonly label: string; readonly link: string }
}
