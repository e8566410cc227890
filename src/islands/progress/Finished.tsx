import './finished.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Book } from './Book.tsx'
import { StoryLinks } from './Done.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

export const Finished = ({ status, texts, paths }: Props) => (
  <div className="progress-finished">
    <Book status={status} texts={texts} />
    <div>
      <h1 lang={status.language}>{status.story.title || texts.untitled}</h1>
      <p className="lead" lang={status.language}>
        {status.story.teaser}
      </p>
      <StoryLinks status={status} texts={texts} paths={paths} />
      <p>
        <a href="?showStatus=yes">{texts.done.status}</a>
      </p>
    </div>
  </div>
)
