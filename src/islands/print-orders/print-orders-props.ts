import type { Texts } from '../../contract/texts.ts'
import type { StaffOnlyProps } from '../account/StaffOnly.tsx'

export interface PrintOrdersProps extends StaffOnlyProps {
  readonly texts: StaffOnlyProps['texts'] & Pick<Texts, 'printOrders' | 'errors' | 'frame'>
}
