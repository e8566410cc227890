import type { ReactNode } from 'react'
import { Problem } from './Problem.tsx'

export interface FieldProps {
  /** Of the control; hint and error are `{id}-hint` and `{id}-error`. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  /** Default: behind the error. */
  readonly hintAt?: 'above' | 'below' | 'end'
  /** Sentence; empty when nothing is wrong. */
  readonly problem?: string | undefined
  readonly className?: string
  /** The control, which takes `tiesOf`, and what is beside it. */
  readonly children: ReactNode
}

export function Field({ id, label, hint, hintAt = 'end', problem, className = 'question', children }: FieldProps) {
  const hintLine = hint && (
    <p className="hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {hintAt === 'above' && hintLine}
      {children}
      {hintAt === 'below' && hintLine}
      {problem && <Problem id={`${id}-error`}>{problem}</Problem>}
      {hintAt === 'end' && hintLine}
    </div>
  )
}

export function tiesOf(id: string, hint: unknown, problem: unknown) {
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined }
}
