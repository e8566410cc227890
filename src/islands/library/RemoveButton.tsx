import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { createRemoving } from '../../stores/library/added-stories.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { AllTexts } from './library-props.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly texts: AllTexts
  readonly onRemoved: () => void
}

/** The story's link adds it again for as long as it is shared. */
export function RemoveButton({ id, title, texts: { library: texts, errors }, onRemoved }: Props) {
  const [store] = useState(() => createRemoving(call))
  const isBusy = useStore(store.$removing) === id
  const remove = async () => {
    const refused = await store.remove(id)
    if (refused) return toasts.show(errors.refusals[refused], 'error')
    toasts.show(fill(texts.actions.removed, { title }), 'success')
    onRemoved()
  }
  return (
    <BusyButton
      className="button quiet small"
      aria-label={`${texts.actions.remove}: ${title}`}
      isBusy={isBusy}
      onClick={remove}
      icon="trash"
    >
      {texts.actions.remove}
    </BusyButton>
  )
}
