import type { ReactNode } from 'react'
import type { Field } from '../../stores/wizard/fields.ts'
import { Icon } from '../icon/Icon.tsx'
import { fieldWords, useProblem, useSpeech, useWizard } from './context.ts'

/** What is wrong with one control, beside it; the control names `{id}-error` as its description. */
export function Message({ id }: { id: string }) {
  const problem = useProblem(id)
  if (!problem) return null
  return (
    <p className="msg" id={`${id}-error`}>
      <Icon name="alert-circle" />
      {problem}
    </p>
  )
}

function Label({ field }: { field: Field }) {
  const { texts } = useWizard()
  return (
    <>
      {fieldWords(field, useSpeech()).label}
      {field.required && <span className="req">{texts.wizard.required}</span>}
    </>
  )
}

function Hint({ field, text }: { field: Field; text: string }) {
  return text ? (
    <p className="hint" id={`${field.name}-hint`}>
      {text}
    </p>
  ) : null
}

/** The attributes that tie a control to its hint and to what is wrong with it. */
export function useTies(id: string, hasHint: boolean) {
  const faulty = useProblem(id) !== ''
  const described = [hasHint && `${id}-hint`, faulty && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-invalid': faulty || undefined, 'aria-describedby': described || undefined }
}

/** A question answered by one control, whose id is the field's name. */
export function Question({ field, children }: { field: Field; children: ReactNode }) {
  return (
    <div className="q">
      <label htmlFor={field.name}>
        <Label field={field} />
      </label>
      <Hint field={field} text={fieldWords(field, useSpeech()).hint} />
      {children}
      <Message id={field.name} />
    </div>
  )
}

/** A question answered by several controls. `hint` stands in for the field's own. */
export function GroupQuestion({ field, hint, children }: { field: Field; hint?: string; children: ReactNode }) {
  const own = fieldWords(field, useSpeech()).hint
  const text = hint ?? own
  const { 'aria-describedby': described } = useTies(field.name, text !== '')
  return (
    <fieldset className="q" id={field.name} tabIndex={-1} aria-describedby={described}>
      <legend>
        <Label field={field} />
      </legend>
      <Hint field={field} text={text} />
      {children}
      <Message id={field.name} />
    </fieldset>
  )
}
