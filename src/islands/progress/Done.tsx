import { fill } from '../../lib/fill.ts'
import { Icon } from '../icon/Icon.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

interface Props {
  readonly id: string
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

/** Where a complete story leads. */
export const StoryLinks = ({ id, texts, paths }: Props) => (
  <div className="pg-acts">
    <a className="btn gold" href={fill(paths.reader, { id })}>
      <Icon name="book-open" />
      {texts.dialog.read}
    </a>
    <a className="btn paper" href={paths.library}>
      {texts.dialog.library}
    </a>
  </div>
)

export const Done = (props: Props) => (
  <section className="pg-note">
    <h2>{props.texts.dialog.heading}</h2>
    <p>{props.texts.dialog.text}</p>
    <StoryLinks {...props} />
  </section>
)
