import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { toasts } from '../../stores/toast/toast.ts'
import { createVersions, type Versions } from '../../stores/versions/versions.ts'
import { ImproveButton } from './ImproveButton.tsx'
import { VersionEntry } from './VersionEntry.tsx'
import type { OfStory } from './versions-props.ts'

interface Props extends OfStory {
  readonly storyLanguage: string
  readonly onChange: () => void
}

export function VersionsPanel({ storyLanguage, onChange, ...story }: Props) {
  const { id, language, texts } = story
  const { panel } = texts.versions
  const [store] = useState(() => createVersions(call))
  const now = useStore(store.$versions)
  useEffect(() => {
    void store.open(id)
  }, [store, id])
  const changed = () => {
    void store.open(id)
    onChange()
  }
  const restore = async (number: number) => {
    const restored = await store.restore(id, number)
    if (!restored) return
    if (!restored.ok) return toasts.show(texts.errors.refusals[restored.code], 'error')
    toasts.show(fill(panel.back, { number }), 'success')
    onChange()
  }
  return (
    <>
      <ImproveButton {...story} className="button paper" resumes onDone={changed} />
      {now.state === 'loading' && <p role="status">{panel.loading}</p>}
      {now.state === 'unreachable' && <p role="status">{panel.unreachable}</p>}
      {now.state === 'ready' && <List {...{ language, storyLanguage }} now={now} texts={panel} onRestore={restore} />}
    </>
  )
}

interface ListProps
  extends Pick<ComponentProps<typeof VersionEntry>, 'texts' | 'language' | 'storyLanguage' | 'onRestore'> {
  readonly now: Extract<Versions, { state: 'ready' }>
}

/** Newest first. */
const List = ({ now, ...shared }: ListProps) => (
  <ol className="versions-list">
    {now.versions.toReversed().map((version, index) => (
      <VersionEntry
        key={version.number}
        version={version}
        isCurrent={index === 0}
        isBusy={now.restoring !== undefined}
        {...shared}
      />
    ))}
  </ol>
)
