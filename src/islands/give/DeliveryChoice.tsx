import { DELIVERIES } from '../../contract/present.ts'
import { Icon } from '../icon/Icon.tsx'
import type { FieldsProps } from './give-props.ts'

const ICONS = { mail: 'mail', card: 'file-text' } as const

export const DeliveryChoice = ({ draft, onChange, texts: { give: own } }: FieldsProps) => (
  <fieldset className="question give-choice">
    <legend>{own.how}</legend>
    <div className="give-pair">
      {DELIVERIES.map(delivery => (
        <label key={delivery} className="give-option">
          <input
            type="radio"
            name="delivery"
            value={delivery}
            checked={draft.delivery === delivery}
            onChange={() => onChange({ delivery })}
          />
          <Icon name={ICONS[delivery]} />
          <span>
            <b>{own[delivery].title}</b>
            <small>{own[delivery].text}</small>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)
