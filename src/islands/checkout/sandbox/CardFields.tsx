import type { ShopTexts } from '../shop-props.ts'
import { Field } from './Field.tsx'

/** The sandbox does not store what is typed here. */
export const CardFields = ({ texts }: { readonly texts: ShopTexts['sandbox']['card'] }) => (
  <>
    <Field name="number" label={texts.number} inputMode="numeric" autoComplete="off" maxLength={24} />
    <div className="sandbox-two">
      <Field
        name="expiry"
        label={texts.expiry}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.example}
        maxLength={7}
      />
      <Field name="cvc" label={texts.cvc} inputMode="numeric" autoComplete="off" placeholder="123" maxLength={4} />
    </div>
  </>
)
