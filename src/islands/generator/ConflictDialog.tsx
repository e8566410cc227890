import { useStore } from '@nanostores/react'
import { Icon } from '../icon/Icon.tsx'
import { useBench } from './context.ts'
import { Dialog } from './Dialog.tsx'

export function ConflictDialog() {
  const { generator, texts } = useBench()
  const { conflict: words } = texts.generator
  const { saving, opening, desk } = generator
  const now = useStore(saving.$saving)
  const { pages } = useStore(desk.$desk)
  const first = pages.find(({ stored }) => stored)?.stored
  if (now.state !== 'conflict' || !first) return null
  const takeTheirs = async () => {
    saving.rest()
    await opening.open(first.id)
  }
  const keepMine = () => {
    saving.rest()
    opening.keepAsCopy()
  }
  return (
    <Dialog heading={words.heading} onClose={saving.rest}>
      <p>{words.text}</p>
      <div className="actions">
        <button type="button" className="button gold" onClick={keepMine}>
          <Icon name="file-text" />
          {words.mine}
        </button>
        <button type="button" className="button paper" onClick={takeTheirs}>
          <Icon name="refresh" />
          {words.theirs}
        </button>
      </div>
    </Dialog>
  )
}
