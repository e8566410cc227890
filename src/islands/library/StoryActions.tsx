import { ImproveButton } from '../versions/ImproveButton.tsx'
import { RecreateButton } from '../versions/RecreateButton.tsx'
import type { ActionsProps } from './library-props.ts'

/** What can be done with a complete story beside reading it. */
export function StoryActions({
  story,
  language,
  texts,
  paths,
  onImproved,
  className,
}: ActionsProps & { className: string }) {
  if (story.state !== 'complete') return null
  const own = { id: story.id, title: story.title, language, texts, className }
  return (
    <>
      <ImproveButton {...own} resumes={false} onDone={onImproved} />
      <RecreateButton {...own} paths={paths.beginnings} />
    </>
  )
}
