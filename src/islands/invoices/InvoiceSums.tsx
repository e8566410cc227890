import type { InvoiceSum } from '../../contract/invoice-month.ts'
import { writtenMoney } from '../../lib/written.ts'
import { writtenCountry, writtenRate } from '../../lib/written-tax.ts'
import type { InvoicesProps } from './invoices-props.ts'

interface Props extends InvoicesProps {
  readonly sums: readonly InvoiceSum[]
}

export function InvoiceSums({ sums, language, texts }: Props) {
  const { columns } = texts.invoices
  return (
    <table className="invoices-sums">
      <thead>
        <tr>
          <th scope="col">{columns.country}</th>
          <th scope="col">{columns.net}</th>
          <th scope="col">{columns.tax}</th>
          <th scope="col">{columns.gross}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ currency, country, rate, net, tax, gross }) => (
          <tr key={`${currency} ${country} ${rate}`}>
            <th scope="row">
              {country === null ? texts.invoices.noCountry : writtenCountry(language, country)}{' '}
              <span className="hint">{writtenRate(language, rate)}</span>
            </th>
            {[net, tax, gross].map((amount, index) => (
              <td key={columns[(['net', 'tax', 'gross'] as const)[index] ?? 'net']}>
                {writtenMoney(language, amount, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
