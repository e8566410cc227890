import { fill } from '../../lib/fill.ts'
import type { FreshPurchase } from '../../stores/library/purchase.ts'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { type LibraryTexts, titleOf } from './library-props.ts'

interface Props {
  readonly fresh: FreshPurchase | undefined
  readonly texts: LibraryTexts
}

/** Always rendered, so that screen readers announce what comes. */
export const PurchaseNote = ({ fresh, texts }: Props) => (
  <div role="status">
    {fresh && (
      <p className="library-note sheet lit">
        {fresh.state === 'waiting' ? <Spinner /> : <Icon name={NOTE_ICONS[fresh.state]} />}
        <span>{fill(texts.purchase[fresh.edition][fresh.state], { title: titleOf(fresh.story, texts) })}</span>
      </p>
    )}
  </div>
)

const NOTE_ICONS = { here: 'check', late: 'hourglass' }
