import { Suspense } from 'react'
import { fill } from '../../lib/fill.ts'
import type { OrdersStore } from '../../stores/account/orders.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { lazyOr } from '../ui/lazy-or.ts'
import { Problem } from '../ui/Problem.tsx'
import { ConfirmOwner } from './ConfirmOwner.tsx'
import { asksForProof } from './owner-problem.ts'
import type { SettingsProps } from './settings-props.ts'
import { useDeletion } from './use-deletion.ts'

interface Props extends SettingsProps {
  readonly orders: OrdersStore
  readonly to: string
  readonly onDeleted: () => void
  readonly onRefused: () => void
  readonly onClose: () => void
}

const DeletionKept = lazyOr(
  () => import('./DeletionKept.tsx'),
  () => null,
)

/** A word has to be typed, so that a slip does not delete the account. */
export function DeletionDialog(props: Props) {
  const { account, texts, onClose } = props
  const { deletion: own } = texts.settings
  return (
    <Dialog className="settings-dialog" heading={own.question} closeLabel={texts.frame.close} onClose={onClose}>
      <p>{fill(own.whose, { email: account.email })}</p>
      <ul>
        {own.goes.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <Suspense>
        <DeletionKept store={props.orders} texts={texts} />
      </Suspense>
      <p>
        <b>{own.forever}</b>
      </p>
      <DeletionForm {...props} />
    </Dialog>
  )
}

function DeletionForm({ account, language, texts, to, onDeleted, onRefused, onClose }: Props) {
  const { deletion: own } = texts.settings
  const form = useDeletion({ language, texts, onDeleted, onRefused })
  return (
    <form noValidate onSubmit={form.submit}>
      {asksForProof(account) && <ConfirmOwner name="deletion" {...{ account, language, texts, to }} {...form.owner} />}
      <WordField {...form.word} label={fill(own.label, { word: own.word })} />
      <div className="actions">
        <BusyButton
          locks
          type="submit"
          className="button settings-delete"
          icon="trash"
          isBusy={form.isDeleting}
          moment={texts.frame.moment}
        >
          {own.run}
        </BusyButton>
        <button type="button" className="button paper" onClick={onClose}>
          {own.keep}
        </button>
      </div>
    </form>
  )
}

type WordProps = ReturnType<typeof useDeletion>['word'] & { readonly label: string }

/** Always rendered, so that screen readers announce a problem that comes later. */
const WordField = ({ label, field, typed, isMissing, problem, onChange }: WordProps) => (
  <Field id="deletion-word" className="settings-field" label={label}>
    <input
      ref={field}
      id="deletion-word"
      className="input"
      autoComplete="off"
      autoCapitalize="none"
      value={typed}
      aria-describedby="deletion-error"
      aria-invalid={isMissing || undefined}
      onChange={event => onChange(event.target.value)}
    />
    <Problem id="deletion-error" role="alert">
      {problem}
    </Problem>
  </Field>
)
