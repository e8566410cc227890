import { type FormEvent, useEffect, useRef } from 'react'
import { readCode } from '../../contract/present.ts'
import { Icon } from '../icon/Icon.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { PresentProps } from './present-props.ts'

/** Letters, digits and dashes of a card, with room for spaces. */
const TYPED_MAX = 40

interface Props extends PresentProps {
  readonly heading: string
  readonly text: string
  /** Whether the heading is news. */
  readonly isNews: boolean
}

export function CodeForm({ heading, text, isNews, texts: { present: own }, paths }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) head.current?.focus()
  }, [isNews])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = readCode(String(new FormData(event.currentTarget).get('code') ?? ''))
    if (code !== '') location.assign(`${paths.present}/${code}`)
  }
  return (
    <>
      <h1 ref={head} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead">{text}</p>
      <form className="present-thanks" onSubmit={submit}>
        <TextField
          id="present-code"
          name="code"
          label={own.code.label}
          maxLength={TYPED_MAX}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="button gold">
          <Icon name="gift" />
          {own.code.open}
        </button>
      </form>
    </>
  )
}
