import type { Language } from '../../contract/languages.ts'

/** What a mail says, before it is set as HTML and as text. */
export interface Letter {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly link: string }
  /** Small print below the button. */
  readonly notes: readonly string[]
  /** Stands before the link written out, for when the button does nothing. */
  readonly copy: string
  /** What somebody should know who did not expect this mail. */
  readonly stranger: string | undefined
  /** Why the mail came. */
  readonly why: string
  readonly imprint: { readonly label: string; readonly link: string }
}
