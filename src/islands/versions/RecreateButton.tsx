import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { call } from '../../stores/client.ts'
import { isServed } from '../../stores/other-requests.ts'
import { toasts } from '../../stores/toast/toast.ts'
import type { BeginningPaths } from '../../stores/versions/beginning-paths.ts'
import { createRecreating } from '../../stores/versions/recreate.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { OfStory } from './versions-props.ts'

interface Props extends OfStory {
  readonly className: string
  readonly title: string
  readonly paths: BeginningPaths
}

export function RecreateButton({ id, language, texts: { versions, errors }, className, title, paths }: Props) {
  const [store] = useState(() => createRecreating(call, path => window.location.assign(path), isServed))
  const isBusy = useStore(store.$recreating).state === 'asking'
  const recreate = async () => {
    const refused = await store.recreate(id, language, paths)
    if (refused) toasts.show(errors.refusals[refused], 'error')
  }
  return (
    <BusyButton
      className={className}
      aria-label={`${versions.recreate}: ${title}`}
      isBusy={isBusy}
      onClick={recreate}
      icon="rotate-right"
      moment={versions.recreating}
    >
      {versions.recreate}
    </BusyButton>
  )
}
