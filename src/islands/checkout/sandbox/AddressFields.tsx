import type { Language } from '../../../contract/languages.ts'
import { Field as LabelledField } from '../../ui/Field.tsx'
import type { ShopTexts } from '../shop-props.ts'
import { Field } from './Field.tsx'

interface Props {
  /** Codes of ISO 3166. */
  readonly countries: readonly string[]
  readonly language: Language
  readonly texts: ShopTexts['sandbox']['address']
}

export const AddressFields = ({ countries, language, texts }: Props) => (
  <fieldset className="sandbox-address">
    <legend>{texts.heading}</legend>
    <Field name="name" label={texts.name} autoComplete="shipping name" maxLength={200} />
    <Field name="line1" label={texts.line1} autoComplete="shipping address-line1" maxLength={200} />
    <Field name="line2" label={texts.line2} autoComplete="shipping address-line2" maxLength={200} required={false} />
    <div className="sandbox-two">
      <Field name="postal_code" label={texts.postalCode} autoComplete="shipping postal-code" maxLength={20} />
      <Field name="city" label={texts.city} autoComplete="shipping address-level2" maxLength={200} />
    </div>
    <CountryField {...{ countries, language, texts }} />
  </fieldset>
)

function CountryField({ countries, language, texts }: Props) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const named = countries
    .map(code => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <LabelledField id="pay-country" className="sandbox-field" label={texts.country}>
      <select
        className="input"
        id="pay-country"
        name="country"
        autoComplete="shipping country"
        required
        defaultValue=""
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}
