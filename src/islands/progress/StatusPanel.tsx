import type { Language } from '../../contract/languages.ts'
import { type Generation, statusOf } from '../../stores/progress/generation.ts'
import type { LogLine } from '../../stores/progress/generation-log.ts'
import { shownPosition } from '../../stores/progress/generation-progress.ts'
import { Done } from './Done.tsx'
import { Failed } from './Failed.tsx'
import { headingOf } from './heading.ts'
import { Leave } from './Leave.tsx'
import { Log } from './Log.tsx'
import type { ProgressPaths, ProgressTexts } from './progress-props.ts'
import { Steps } from './Steps.tsx'
import { Theatre } from './Theatre.tsx'

interface Props {
  readonly generation: Generation
  readonly log: readonly LogLine[]
  readonly onRetry: () => void
  readonly language: Language
  readonly texts: ProgressTexts
  readonly paths: ProgressPaths
}

const SCENES = {
  loading: 'closed',
  working: 'open',
  unreachable: 'open',
  failed: 'dark',
  missing: 'closed',
  complete: 'away',
} as const

export function StatusPanel({ generation, log, onRetry, language, texts, paths }: Props) {
  const status = statusOf(generation)
  const { state } = generation
  return (
    <>
      <h1 className="progress-heading">{headingOf(generation, texts)}</h1>
      <Steps position={status ? shownPosition(status) : 0} burning={state !== 'failed'} texts={texts} />
      <div className="progress-two">
        <Theatre scene={SCENES[state]} status={status} text={texts.theatre} />
        <div className="progress-beside">
          {generation.state === 'failed' && (
            <Failed status={generation.status} retry={generation.retry} {...{ onRetry, language, texts, paths }} />
          )}
          <Log generation={generation} lines={log} language={language} texts={texts} />
          {generation.state === 'complete' && <Done status={generation.status} texts={texts} paths={paths} />}
          {status && (state === 'working' || state === 'unreachable') && (
            <Leave status={status} texts={texts} library={paths.library} />
          )}
        </div>
      </div>
    </>
  )
}
