import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { PRINT_PROBLEMS, PRINT_STATES, type PrintOrder, type PrintState } from '../../contract/print-order.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ChoiceChips } from '../ui/ChoiceChips.tsx'
import { Problem } from '../ui/Problem.tsx'
import { usePrintOrders } from './context.ts'
import { DispatchForm } from './DispatchForm.tsx'

const ICONS = {
  new: 'rotate-left',
  sent: 'printer',
  printed: 'book-open',
  dispatched: 'truck',
  problem: 'alert-circle',
}

/** One gold button, the next step; the others are quiet. */
export function Steps({ order }: { readonly order: PrintOrder }) {
  const { store, texts } = usePrintOrders()
  const { printOrders: own, errors } = texts
  const noting = useStore(store.$noting)
  const [form, setForm] = useState<'dispatched' | 'problem'>()
  const steps = nextSteps(order)
  const press = (state: PrintState) => {
    if (state === 'dispatched' || state === 'problem') setForm(state)
    else void store.take({ state })
  }
  return (
    <div className="print-steps">
      {form === 'dispatched' && <DispatchForm onCancel={() => setForm(undefined)} />}
      {form === 'problem' && <ProblemForm onCancel={() => setForm(undefined)} />}
      {form === undefined && (
        <div className="print-buttons">
          {steps.map((state, index) => (
            <BusyButton
              key={state}
              locks
              className={index === 0 ? 'button gold' : 'button paper small'}
              icon={ICONS[state]}
              isBusy={index === 0 && noting.state === 'busy'}
              onClick={() => press(state)}
            >
              {own.actions[state]}
            </BusyButton>
          ))}
        </div>
      )}
      <div role="status">
        {noting.state === 'done' && <p className="print-done">{own.noted}</p>}
        {noting.state === 'refused' && (
          <Problem>
            {own.failed} {errors.refusals[noting.code]}
          </Problem>
        )}
      </div>
      <p className="hint">{own.mailed}</p>
    </div>
  )
}

/** The usual one first. */
function nextSteps({ state }: PrintOrder): PrintState[] {
  if (state === 'problem') return ['new', 'sent', 'printed', 'dispatched']
  return PRINT_STATES.slice(PRINT_STATES.indexOf(state) + 1)
}

function ProblemForm({ onCancel }: { readonly onCancel: () => void }) {
  const { store, texts } = usePrintOrders()
  const { problem: own, cancel } = texts.printOrders
  const noting = useStore(store.$noting)
  const [chosen, setChosen] = useState<(typeof PRINT_PROBLEMS)[number]>('address')
  const chips = PRINT_PROBLEMS.map(value => ({ value, label: own.reasons[value] }))
  return (
    <fieldset className="question">
      <legend>{own.heading}</legend>
      <ChoiceChips
        chips={chips}
        chosen={[chosen]}
        onToggle={value => setChosen(PRINT_PROBLEMS.find(problem => problem === value) ?? chosen)}
      />
      <div className="print-buttons">
        <BusyButton
          locks
          className="button gold"
          isBusy={noting.state === 'busy'}
          onClick={() => store.take({ state: 'problem', problem: chosen })}
        >
          {own.send}
        </BusyButton>
        <button type="button" className="button quiet" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </fieldset>
  )
}
