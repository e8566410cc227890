import type { Language } from '../../contract/languages.ts'
import type { StoryFailure } from '../../contract/story.ts'
import { receiptLabel } from '../reader/receipt-label.ts'
import { RecreateButton } from '../versions/RecreateButton.tsx'
import { useClaim } from './claim-context.ts'
import type { ProgressPaths } from './progress-props.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly failure: StoryFailure
  readonly language: Language
  readonly paths: ProgressPaths
}

/** What stopped the story, the answers to look at, and the way back to them. */
export function FailureReason({ id, title, failure, language, paths }: Props) {
  const { texts } = useClaim()
  const { reasons, look, change } = texts.progress.failed
  const names = [...new Set(failure.answers.map(answer => receiptLabel(answer, texts.answers)))]
  return (
    <>
      <p>{reasons[failure.reason]}</p>
      {names.length > 0 && (
        <>
          <p id="progress-look">{look}</p>
          <ul className="progress-suspects" aria-labelledby="progress-look">
            {names.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <RecreateButton
        id={id}
        title={title}
        language={language}
        texts={texts}
        paths={paths.beginnings}
        className="button gold"
        label={change}
      />
    </>
  )
}
