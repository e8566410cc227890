import './invoices.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { callPath } from '../../contract/call.ts'
import { exportInvoices } from '../../contract/calls/export-invoices.ts'
import type { InvoiceMonth } from '../../contract/invoice-month.ts'
import { counted } from '../../lib/counted.ts'
import { call } from '../../stores/client.ts'
import { createInvoices } from '../../stores/invoices/invoices.ts'
import { StaffOnly } from '../account/StaffOnly.tsx'
import { Icon } from '../icon/Icon.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Field, tiesOf } from '../ui/Field.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Notice } from '../ui/Notice.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import { InvoiceSums } from './InvoiceSums.tsx'
import type { InvoicesProps } from './invoices-props.ts'

export default function InvoicesPage(props: InvoicesProps) {
  const [store] = useState(() => createInvoices(call))
  const now = useStore(store.$invoices)
  useEffect(() => void store.load(), [store])
  const { invoices: own, errors, frame } = props.texts
  if (now.state === 'closed') return <StaffOnly {...props} />
  return (
    <div className="wrap invoices">
      <h1>{own.heading}</h1>
      {now.state === 'loading' && <LoadingLine className="invoices-wait" text={frame.moment} />}
      {now.state === 'failed' && (
        <Notice heading={own.unreachable} text={errors.refusals[now.code]}>
          <button type="button" className="button gold" onClick={() => void store.load()}>
            {own.reload}
          </button>
        </Notice>
      )}
      {now.state === 'ready' && now.shown.month === null && <p className="lead">{own.none}</p>}
      {now.state === 'ready' && now.shown.month !== null && (
        <>
          <MonthSheet {...props} shown={now.shown} month={now.shown.month} onChoose={month => void store.load(month)} />
          <section className="sheet invoices-list" aria-labelledby="invoices-list">
            <h2 id="invoices-list">{own.list}</h2>
            <ul aria-busy={now.isLoading}>
              {now.shown.invoices.map(invoice => (
                <InvoiceLine key={invoice.id} {...props} invoice={invoice} />
              ))}
            </ul>
            {now.shown.hasMore && (
              <BusyButton
                className="button paper small"
                isBusy={now.isLoading}
                moment={frame.moment}
                onClick={() => void store.more()}
              >
                {own.more}
              </BusyButton>
            )}
          </section>
        </>
      )}
    </div>
  )
}

interface MonthProps extends InvoicesProps {
  readonly shown: InvoiceMonth
  readonly month: string
  readonly onChoose: (month: string) => void
}

/** Which month, its sums, and its file. */
function MonthSheet({ shown, month, onChoose, ...props }: MonthProps) {
  const { language, texts } = props
  const { invoices: own } = texts
  const written = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <section className="sheet invoices-month" aria-labelledby="invoices-sums">
      <Field id="invoices-month" label={own.month}>
        <select
          className="input"
          {...tiesOf('invoices-month', undefined, undefined)}
          value={month}
          onChange={event => onChoose(event.target.value)}
        >
          {shown.months.map(one => (
            <option key={one} value={one}>
              {written.format(new Date(`${one}-01`))}
            </option>
          ))}
        </select>
      </Field>
      <h2 id="invoices-sums">{own.sums}</h2>
      <p className="hint" role="status">
        {shown.count > 0 ? counted(language, shown.count, own.count) : own.noneInMonth}
      </p>
      {shown.count > 0 && (
        <>
          <InvoiceSums {...props} sums={shown.sums} />
          <a className="button gold" href={callPath(exportInvoices, { month })} download>
            <Icon name="download" />
            {own.download}
          </a>
          <p className="hint">{own.file}</p>
        </>
      )}
    </section>
  )
}
