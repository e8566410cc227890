import type { Texts } from '../../contract/texts.ts'
import type { StaffOnlyProps } from '../account/StaffOnly.tsx'

export interface InvoicesProps extends StaffOnlyProps {
  readonly texts: StaffOnlyProps['texts'] & {
    readonly invoices: Texts['invoices']
    readonly errors: Pick<Texts['errors'], 'refusals'>
  }
}
