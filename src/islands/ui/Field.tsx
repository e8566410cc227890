import type { ReactNode } from 'react'
import { Problem } from './Problem.tsx'

export interface FieldProps {
  /** Of the control; its hint is `{id}-hint`, what is wrong with it `{id}-error`. */
  readonly id: string
  readonly label: ReactNode
  readonly hint?: string | undefined
  /** Where the hint stands; behind what is wrong unless it is said otherwise. */
  readonly hintAt?: 'above' | 'below' | 'end'
  /** What is wrong with it, as a sentence; empty when nothing is. */
  readonly problem?: string | undefined
  readonly className?: string
  /** The control, which takes `tiesOf`, and what stands beside it. */
  readonly children: ReactNode
}

/** A question, its control, a hint and what is wrong with the answer. */
export function Field({ id, label, hint, hintAt = 'end', problem, className = 'q', children }: FieldProps) {
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

/** The attributes that tie a control to its hint and to what is wrong with it. */
export function tiesOf(id: string, hint: unknown, problem: unknown) {
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined }
}
