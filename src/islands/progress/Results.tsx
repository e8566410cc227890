import './results.css'
import type { StoryStatus } from '../../contract/story.ts'
import { Beginning } from './Beginning.tsx'
import { Chapters } from './Chapters.tsx'
import { Covers } from './Covers.tsx'
import { HeroCard } from './HeroCard.tsx'
import { Locations } from './Locations.tsx'
import { Notes } from './Notes.tsx'
import { Plan } from './Plan.tsx'
import type { ProgressTexts } from './progress-props.ts'

interface Props {
  readonly status: StoryStatus
  /** Whether the story was complete when the page opened: then it comes first. */
  readonly finished: boolean
  readonly language: string
  readonly texts: ProgressTexts
}

/** The texts of the story are in its language, not the page's. */
export function Results({ status, finished, language, texts }: Props) {
  const { character, coverImages, location, storyStartSummary, storyPlan } = status
  const hero = character && <HeroCard status={status} character={character} language={language} texts={texts} />
  const plan = storyPlan && <Plan status={status} texts={texts} />
  return (
    <>
      <div className="progress-results">
        <div className="progress-main">
          {!finished && hero}
          {storyStartSummary && !finished && (
            <Beginning text={storyStartSummary} storyLanguage={status.language} heading={texts.beginning} />
          )}
          {status.story.chapters.length > 0 && <Chapters status={status} texts={texts} />}
          {!finished && plan}
        </div>
        <div className="progress-side">
          {finished && hero}
          {coverImages && <Covers id={status.storyId} covers={coverImages} texts={texts} />}
          {location && location.places.length > 0 && (
            <Locations locations={location.places} storyLanguage={status.language} heading={texts.places} />
          )}
          {finished && plan}
        </div>
      </div>
      <Notes writtenBy={status.writtenBy} texts={texts} />
    </>
  )
}
