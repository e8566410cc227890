import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly title: string
  readonly storyLanguage: string
  /** "Chapter 2 of 5". */
  readonly place: string
  readonly library: string
  readonly back: string
}

/** Stays at the top: the way out, and where the reader is. */
export const ReadingHead = ({ title, storyLanguage, place, library, back }: Props) => (
  <div className="rd-head">
    <a className="ib" href={library} aria-label={back}>
      <Icon name="chevron-left" />
    </a>
    <p>
      <span lang={storyLanguage}>{title}</span>
      <small>{place}</small>
    </p>
  </div>
)
