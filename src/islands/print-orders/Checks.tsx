import type { PrintOrder } from '../../contract/print-order.ts'
import { counted } from '../../lib/counted.ts'
import { Icon } from '../icon/Icon.tsx'
import { usePrintOrders } from './context.ts'

export function Checks({ order }: { readonly order: PrintOrder }) {
  const { texts, language } = usePrintOrders()
  const { checks: own } = texts.printOrders
  const { pageCount, files, address, isAddressDoubtful } = order
  return (
    <>
      <h3>{own.heading}</h3>
      <ul className="print-checks">
        {pageCount !== null && <Check isFine text={counted(language, pageCount, own.pages)} />}
        <Check isFine={files !== null} text={files ? own.files : own.noFiles} />
        {address ? (
          <Check isFine={!isAddressDoubtful} text={isAddressDoubtful ? own.doubtful : own.address} />
        ) : (
          <Check isFine={false} text={own.noAddress} />
        )}
      </ul>
    </>
  )
}

function Check({ isFine, text }: { readonly isFine: boolean; readonly text: string }) {
  const { checks: own } = usePrintOrders().texts.printOrders
  return (
    <li data-fine={isFine}>
      <Icon name={isFine ? 'check' : 'info'} />
      <span>{text}</span>
      <span className="print-check-result">{isFine ? own.fine : own.look}</span>
    </li>
  )
}
