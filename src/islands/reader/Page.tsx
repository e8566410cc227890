import { type ComponentProps, type MouseEvent, type RefObject, useState } from 'react'
import type { ReceiptLine, Story } from '../../contract/story.ts'
import type { ReaderSettings } from '../../stores/reader/reader-settings.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import { Chapters } from './Chapters.tsx'
import { addressedPosition } from './paragraph-address.ts'
import { TitlePage } from './TitlePage.tsx'

interface Props extends Omit<ComponentProps<typeof Chapters>, 'isPaged' | 'marked'> {
  readonly page: RefObject<HTMLDivElement | null>
  readonly story: Story
  readonly reading: Reading
  readonly settings: ReaderSettings
  /** Only on the page before the first chapter; false on every other. */
  readonly front: Pick<ComponentProps<typeof TitlePage>, 'title' | 'options' | 'share'> | false
}

export function Page({ page, story, reading, settings, front, ...chapters }: Props) {
  const { texts, text } = chapters
  const { isPaged } = settings
  const [marked, setMarked] = useState<ReceiptLine>()
  /** Where chapters come one at a time, a link may lead to one that is not on the page. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const position = isPaged && link && addressedPosition(link.hash)
    if (!position || event.defaultPrevented || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    reading.turnTo(position)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only leads the links inside, which keys press too
    <div
      ref={page}
      className="reader-page"
      data-step={settings.fontStep}
      data-spacing={settings.spacing}
      data-width={settings.width}
      onClick={follow}
    >
      {front && <TitlePage {...front} {...{ story, texts, marked }} chapters={text.chapters} onFollow={setMarked} />}
      <Chapters {...chapters} {...{ isPaged, marked }} />
      <p className="hint reader-notes">{story.writtenBy === 'offline' ? texts.notes.offline : texts.notes.ai}</p>
    </div>
  )
}
