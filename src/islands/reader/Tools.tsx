import { type Ref, useEffect, useRef } from 'react'
import type { Texts } from '../../contract/texts.ts'
import { Icon } from '../icon/Icon.tsx'

/** One at a time. */
export type SheetName = 'contents' | 'type' | 'keys' | undefined

interface ToolsProps {
  readonly texts: Texts['reader']
  readonly hasContents: boolean
  readonly listen: ListenTool | undefined
  readonly open: SheetName
  readonly onOpen: (sheet: SheetName) => void
}

interface ListenTool {
  readonly button: Ref<HTMLButtonElement>
  readonly label: string
  readonly isOn: boolean
  readonly onPress: () => void
}

/** Escape closes the settings and gives the focus back. */
export function Tools({ texts, hasContents, listen, open, onOpen }: ToolsProps) {
  const type = useSettingsFocus(open, onOpen)
  const isSetting = open === 'type'
  return (
    <>
      {listen && (
        <button
          ref={listen.button}
          type="button"
          className={listen.isOn ? 'icon-button on' : 'icon-button'}
          aria-label={listen.label}
          aria-pressed={listen.isOn}
          onClick={listen.onPress}
        >
          <Icon name="headphones" />
        </button>
      )}
      {hasContents && (
        <button type="button" className="icon-button" aria-label={texts.contents} onClick={() => onOpen('contents')}>
          <Icon name="list" />
        </button>
      )}
      <button
        ref={type}
        type="button"
        className="icon-button"
        aria-label={texts.panel.open}
        aria-expanded={isSetting}
        onClick={() => onOpen(isSetting ? undefined : 'type')}
      >
        <Icon name="type" />
      </button>
    </>
  )
}

function useSettingsFocus(open: SheetName, onOpen: ToolsProps['onOpen']): Ref<HTMLButtonElement> {
  const type = useRef<HTMLButtonElement>(null)
  const isSetting = open === 'type'
  const beganHere = useRef(false)
  useEffect(() => {
    if (beganHere.current && open === undefined) type.current?.focus({ preventScroll: true })
    // Keys opened from the settings give the focus back to the same button.
    beganHere.current = isSetting || (beganHere.current && open === 'keys')
    if (!isSetting) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onOpen(undefined)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isSetting, open, onOpen])
  return type
}
