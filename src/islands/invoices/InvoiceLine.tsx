import type { ListedInvoice } from '../../contract/invoice-month.ts'
import { fill } from '../../lib/fill.ts'
import { writtenDay, writtenMoney } from '../../lib/written.ts'
import { writtenCountry, writtenRate } from '../../lib/written-tax.ts'
import { Icon } from '../icon/Icon.tsx'
import type { InvoicesProps } from './invoices-props.ts'

interface Props extends InvoicesProps {
  readonly invoice: ListedInvoice
}

/** Number, day and country, and what was taken or went back; the number leads to the PDF. */
export function InvoiceLine({ invoice, language, texts }: Props) {
  const { invoices: own } = texts
  const { kind, number, issuedOn, orderNumber, country, credited, isTest, downloadUrl } = invoice
  const about = [
    writtenDay(language, issuedOn, { timeZone: 'UTC', isGregorian: true }),
    country === null ? own.noCountry : writtenCountry(language, country),
    fill(own.order, { number: orderNumber }),
    ...(credited === null ? [] : [fill(own.credits, { number: credited })]),
    ...(isTest ? [own.test] : []),
  ]
  return (
    <li data-kind={kind}>
      <a href={downloadUrl} download>
        <Icon name={kind === 'invoice' ? 'file-text' : 'rotate-left'} />
        {fill(own.kinds[kind], { number })}
      </a>
      <span className="hint numbers">{about.join(' · ')}</span>
      <Amounts invoice={invoice} language={language} texts={texts} />
    </li>
  )
}

function Amounts({ invoice, language, texts }: Pick<Props, 'invoice' | 'language' | 'texts'>) {
  const { kind, currency, amount, net, tax, rate } = invoice
  const written = (minor: number) => writtenMoney(language, kind === 'invoice' ? minor : -minor, currency)
  const parts = { net: written(net), tax: written(tax), rate: writtenRate(language, rate) }
  return (
    <span className="invoices-amount numbers">
      <b>{written(amount)}</b>
      <span className="hint">{tax > 0 ? fill(texts.invoices.taxed, parts) : texts.invoices.untaxed}</span>
    </span>
  )
}
