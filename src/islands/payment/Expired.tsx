import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { Notice } from '../ui/Notice.tsx'
import type { PaymentPaths } from './payment-props.ts'

interface Props {
  readonly storyId: string | null
  readonly texts: Texts['payment']
  readonly paths: PaymentPaths
}

export const Expired = ({ storyId, texts: { expired }, paths }: Props) => (
  <Notice {...expired}>
    <a className="button gold" href={storyId === null ? paths.overview : fill(paths.shop, { id: storyId })}>
      {expired.shop}
    </a>
    <a className="button quiet small" href={paths.contact}>
      {expired.help}
    </a>
  </Notice>
)
