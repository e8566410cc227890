import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { createAccountDeletion, isConfirmed } from '../../stores/account/account-deletion.ts'
import { call } from '../../stores/client.ts'
import { ownerProblem } from './owner-problem.ts'
import type { SettingsProps } from './settings-props.ts'

interface DeletionOptions extends Pick<SettingsProps, 'language' | 'texts'> {
  readonly onDeleted: () => void
  readonly onRefused: () => void
}

export function useDeletion({ language, texts, onDeleted, onRefused }: DeletionOptions) {
  const { deletion: own } = texts.settings
  const [store] = useState(() => createAccountDeletion({ ask: call, onDeleted }))
  const now = useStore(store.$deletion)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [oldPassword, setOldPassword] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const current = useRef<HTMLInputElement>(null)
  const proofProblem = ownerProblem(now, texts)
  const refusal = now.state === 'refused' && proofProblem === '' && texts.errors.refusals[now.reason]
  const problem = isMissing ? fill(own.missing, { word: own.word }) : refusal
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isSure = isConfirmed(typed, own.word, language)
    setMissing(!isSure)
    if (!isSure) return field.current?.focus()
    const result = await store.run(oldPassword)
    if (result.state !== 'refused') return
    if (ownerProblem(result, texts)) current.current?.focus()
    onRefused()
  }
  return {
    submit,
    isDeleting: now.state === 'deleting',
    word: { field, typed, isMissing, problem, onChange: setTyped },
    owner: { field: current, value: oldPassword, onChange: setOldPassword, problem: proofProblem },
  }
}
