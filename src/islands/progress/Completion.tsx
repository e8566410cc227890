import './completion.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Book } from './Book.tsx'
import { StoryLinks } from './Done.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  readonly onClose: () => void
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

export const Completion = ({ status, onClose, texts, paths }: Props) => (
  <Dialog className="progress-news" aria-labelledby="progress-news" closeLabel={texts.dialog.close} onClose={onClose}>
    <Book status={status} texts={texts} />
    <div className="progress-news-text">
      <h2 id="progress-news">{texts.dialog.heading}</h2>
      <p>{texts.dialog.text}</p>
      <StoryLinks status={status} texts={texts} paths={paths} />
    </div>
  </Dialog>
)
