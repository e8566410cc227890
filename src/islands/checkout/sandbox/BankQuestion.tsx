import { useEffect, useRef } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import type { ShopTexts } from '../shop-props.ts'

interface Props {
  readonly texts: ShopTexts['sandbox']['bank']
  readonly onAnswer: (answer: 'confirmed' | 'refused') => void
}

/** 3-D Secure. */
export function BankQuestion({ texts, onAnswer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="sandbox" aria-labelledby="bank">
      <h3 ref={heading} id="bank" tabIndex={-1}>
        <Icon name="lock" />
        {texts.heading}
      </h3>
      <p>{texts.text}</p>
      <div className="actions">
        <button type="button" className="button gold" onClick={() => onAnswer('confirmed')}>
          {texts.confirm}
        </button>
        <button type="button" className="button paper" onClick={() => onAnswer('refused')}>
          {texts.refuse}
        </button>
      </div>
    </section>
  )
}
