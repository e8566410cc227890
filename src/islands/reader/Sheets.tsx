import './sheets.css'
import { useStore } from '@nanostores/react'
import type { Texts } from '../../contract/texts.ts'
import type { ReaderSettings } from '../../stores/reader/reader-settings.ts'
import type { Reading } from '../../stores/reader/reading.ts'
import type { ReadingText } from '../../stores/reader/reading-text.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ContentsList } from './Contents.tsx'
import { KeysHelp } from './KeysHelp.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { sampleOf } from './sample-of.ts'
import type { SheetName } from './Tools.tsx'

interface SheetsProps {
  readonly text: ReadingText
  readonly texts: Texts['reader']
  readonly reading: Reading
  readonly language: string
  readonly settings: ReaderSettings
  readonly paper: NonNullable<ReaderSettings['paper']>
  readonly open: SheetName
  readonly onOpen: (sheet: SheetName) => void
}

export default function Sheets({ text, texts, reading, language, settings, paper, open, onOpen }: SheetsProps) {
  const close = () => onOpen(undefined)
  if (open === 'type') {
    return (
      <SettingsPanel
        {...{ settings, paper, texts, language }}
        sample={sampleOf(text, reading.$position.get())}
        onClose={close}
        onKeys={() => onOpen('keys')}
      />
    )
  }
  if (open === 'contents') return <ContentsSheet {...{ text, texts, reading, language }} onClose={close} />
  if (open === 'keys') {
    return (
      <Dialog className="reader-dialog" heading={texts.help.heading} closeLabel={texts.close} onClose={close}>
        <KeysHelp texts={texts.help} />
      </Dialog>
    )
  }
  return null
}

type ContentsProps = Pick<SheetsProps, 'text' | 'texts' | 'reading' | 'language'> & { readonly onClose: () => void }

function ContentsSheet({ text, texts, reading, language, onClose }: ContentsProps) {
  const { chapter } = useStore(reading.$position)
  const choose = (number: number) => {
    onClose()
    reading.turnTo({ chapter: number, paragraph: 0, offset: 0 })
  }
  return (
    <Dialog className="reader-dialog" heading={texts.contents} closeLabel={texts.close} onClose={onClose}>
      <ContentsList chapters={text.chapters} language={language} current={chapter} onChoose={choose} />
    </Dialog>
  )
}
