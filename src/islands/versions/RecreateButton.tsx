import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BeginningPaths } from '../../contract/beginning-paths.ts'
import { call } from '../../stores/client.ts'
import { isServed } from '../../stores/other-requests.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { createRecreating } from '../../stores/versions/recreate.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import type { OfStory } from './versions-props.ts'

interface Props extends OfStory {
  readonly className: string
  readonly title: string
  readonly paths: BeginningPaths
  /** Default: the usual one. */
  readonly label?: string
}

export function RecreateButton({ id, language, texts, className, title, paths, label }: Props) {
  const { versions, errors } = texts
  const name = label ?? versions.recreate
  const [store] = useState(() => createRecreating(call, path => window.location.assign(path), isServed))
  const isBusy = useStore(store.$recreating).state === 'asking'
  const recreate = async () => {
    const refused = await store.recreate(id, language, paths)
    if (refused) toasts.show(errors.refusals[refused], 'error')
  }
  return (
    <BusyButton
      className={className}
      aria-label={`${name}: ${title}`}
      isBusy={isBusy}
      onClick={recreate}
      icon="rotate-right"
      moment={versions.recreating}
    >
      {name}
    </BusyButton>
  )
}
