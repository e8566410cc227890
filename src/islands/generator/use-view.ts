import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Generator } from '../../stores/generator/generator.ts'

type View = 'looking' | 'desk' | 'list' | 'parameters'

/** Another page waits while the shown one is not saved. */
export function useView({ editorDraft, listing, opening, making, saving, looks }: Generator) {
  const [chosen, setView] = useState<View>('looking')
  const [waiting, setWaiting] = useState<() => void>()
  const { state } = useStore(listing.$listing)
  const view = chosen === 'looking' && state === 'ready' ? 'desk' : chosen

  const show = (next: View) => {
    setView(next)
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const clear = () => {
    making.reset()
    saving.reset()
    saving.report([])
    looks.close()
  }
  const after = (run: () => void | Promise<void>) => () => {
    if (!editorDraft.$draft.get().isUnsaved) return void run()
    setWaiting(() => run)
  }
  const put = async (run: () => boolean | Promise<boolean>) => {
    if (!(await run())) return
    clear()
    show('desk')
  }
  const toList = () => {
    void listing.load()
    show('list')
  }
  const begin = () => {
    opening.begin()
    return true
  }
  const go = () => {
    waiting?.()
    setWaiting(undefined)
  }
  return {
    ...{ view, waiting, toList, go },
    toEditor: () => show('desk'),
    toParameters: () => show('parameters'),
    begin: after(() => put(begin)),
    open: (id: string) => after(() => put(() => opening.open(id)))(),
    duplicate: (id: string) => after(() => put(() => opening.duplicate(id)))(),
    stay: () => setWaiting(undefined),
  }
}
