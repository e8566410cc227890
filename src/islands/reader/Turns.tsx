import type { Texts } from '../../contract/texts.ts'
import type { ChapterText } from '../../stores/reader/reading-text.ts'
import { Icon } from '../icon/Icon.tsx'
import { chapterAddress } from './paragraph-address.ts'

interface Props {
  readonly previous: ChapterText | undefined
  readonly next: ChapterText | undefined
  readonly language: string
  readonly texts: Pick<Texts['reader'], 'previous' | 'next'>
}

export function Turns({ previous, next, language, texts }: Props) {
  if (!previous && !next) return null
  return (
    <div className="reader-turn">
      {previous && <Turn to={previous} language={language} label={texts.previous} icon="chevron-left" />}
      {next && <Turn to={next} language={language} label={texts.next} icon="chevron-right" />}
    </div>
  )
}

interface TurnProps {
  readonly to: ChapterText
  readonly language: string
  readonly label: string
  readonly icon: 'chevron-left' | 'chevron-right'
}

const Turn = ({ to, language, label, icon }: TurnProps) => (
  <a href={`#${chapterAddress(to.number)}`} className={icon === 'chevron-right' ? 'next' : undefined}>
    <small>
      <Icon name={icon} />
      {label}
    </small>
    <span lang={language}>{to.title}</span>
  </a>
)
