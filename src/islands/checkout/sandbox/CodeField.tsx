import { useRef } from 'react'
import { Field } from '../../ui/Field.tsx'
import { Problem } from '../../ui/Problem.tsx'
import type { ShopTexts } from '../shop-props.ts'

interface Props {
  readonly texts: ShopTexts['sandbox']['code']
  readonly isApplied: boolean
  /** Sentence; empty when nothing is wrong. */
  readonly problem: string
  readonly onApply: (code: string) => void
}

/** Enter applies the code and does not pay. */
export function CodeField({ texts, isApplied, problem, onApply }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const apply = () => onApply(field.current?.value ?? '')
  return (
    <Field id="pay-code" className="sandbox-field" label={texts.label}>
      <div className="sandbox-code">
        <input
          ref={field}
          className="input"
          id="pay-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="pay-code-said"
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
        <button type="button" className="button paper" onClick={apply}>
          {texts.apply}
        </button>
      </div>
      <div id="pay-code-said" role="status">
        {problem && <Problem>{problem}</Problem>}
        {!problem && isApplied && <p className="hint">{texts.taken}</p>}
      </div>
    </Field>
  )
}
