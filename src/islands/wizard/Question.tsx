import type { ReactNode } from 'react'
import type { Field as Asked } from '../../stores/wizard/fields.ts'
import { Field, tiesOf } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'
import { fieldWords, useLocaleTexts, useProblem, useWizard } from './context.ts'

/** The control names `{id}-error` as its description. */
export function Message({ id }: { id: string }) {
  const problem = useProblem(id)
  return problem && <Problem id={`${id}-error`}>{problem}</Problem>
}

function Label({ field }: { field: Asked }) {
  const { texts } = useWizard()
  return (
    <>
      {fieldWords(field, useLocaleTexts()).label}
      {field.required && <span className="required">{texts.wizard.required}</span>}
    </>
  )
}

function Hint({ field, text }: { field: Asked; text: string }) {
  return text ? (
    <p className="hint" id={`${field.name}-hint`}>
      {text}
    </p>
  ) : null
}

export const useTies = (id: string, hasHint: boolean) => tiesOf(id, hasHint, useProblem(id))

export const Question = ({ field, children }: { field: Asked; children: ReactNode }) => (
  <Field
    id={field.name}
    label={<Label field={field} />}
    hint={fieldWords(field, useLocaleTexts()).hint}
    hintAt="above"
    problem={useProblem(field.name)}
  >
    {children}
  </Field>
)

export function GroupQuestion({ field, hint, children }: { field: Asked; hint?: string; children: ReactNode }) {
  const own = fieldWords(field, useLocaleTexts()).hint
  const text = hint ?? own
  const { 'aria-describedby': described } = useTies(field.name, text !== '')
  return (
    <fieldset className="question" id={field.name} tabIndex={-1} aria-describedby={described}>
      <legend>
        <Label field={field} />
      </legend>
      <Hint field={field} text={text} />
      {children}
      <Message id={field.name} />
    </fieldset>
  )
}
