import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { LIBRARY_TABS, type LibraryPaths, type LibraryTab, type LibraryTexts } from './library-props.ts'

const ICONS: Record<LibraryTab, string> = { overview: 'library', ebooks: 'book-open', audiobooks: 'headphones' }

interface Props {
  readonly tab: LibraryTab
  readonly texts: LibraryTexts
  readonly paths: LibraryPaths
}

/** On a narrow screen the row scrolls until the open flap is wholly visible. */
export function Tabs({ tab, texts, paths }: Props) {
  const open = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    open.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  }, [])
  return (
    <nav className="tabs library-tabs" aria-label={texts.tabs.label}>
      {LIBRARY_TABS.map(name => (
        <a
          key={name}
          ref={name === tab ? open : undefined}
          className="tab"
          href={paths.tabs[name]}
          aria-current={name === tab ? 'page' : undefined}
        >
          <Icon name={ICONS[name]} />
          {texts.tabs[name]}
        </a>
      ))}
    </nav>
  )
}
