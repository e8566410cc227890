import './progress.css'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createClaiming } from '../../stores/progress/claiming.ts'
import { createGeneration, statusOf } from '../../stores/progress/generation.ts'
import { session } from '../../stores/session.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import Toast from '../toast/Toast.tsx'
import { Completion } from './Completion.tsx'
import { ClaimContext } from './claim-context.ts'
import { Finished } from './Finished.tsx'
import { Missing } from './Missing.tsx'
import type { ClaimTexts, ProgressPaths } from './progress-props.ts'
import { Results } from './Results.tsx'
import { StatusPanel } from './StatusPanel.tsx'

interface Props {
  readonly language: Language
  readonly texts: ClaimTexts
  readonly paths: ProgressPaths
}

export default function ProgressPage({ language, texts: all, paths }: Props) {
  const { progress: texts } = all
  const { generation, claiming, now } = useProgress(language)
  const log = useStore(generation.$log, { ssr: 'initial' })
  const claimValue = useMemo(() => ({ claiming, texts: all }), [claiming, all])
  const status = statusOf(now)
  const finished = now.state === 'complete' && !now.panel
  const shared = { language, texts, paths }
  return (
    <ClaimContext value={claimValue}>
      <div className="stage progress" data-cat={status?.category}>
        <div className="wrap">
          {now.state === 'missing' && <Missing texts={texts} paths={paths} />}
          {finished && <Finished status={now.status} {...shared} />}
          {now.state !== 'missing' && !finished && (
            <StatusPanel generation={now} log={log} onRetry={generation.retry} {...shared} />
          )}
          {status && <Results status={status} finished={finished} {...shared} />}
        </div>
        {now.state === 'complete' && now.announced && (
          <Completion status={now.status} onClose={generation.closeNews} {...shared} />
        )}
        <Toast closeLabel={texts.dialog.close} />
      </div>
    </ClaimContext>
  )
}

function useProgress(language: Language) {
  const [generation] = useState(() =>
    createGeneration({ ask: call, clock: browserClock, visibility: browserVisibility }),
  )
  const [claiming] = useState(() => createClaiming({ ask: call, session, language }))
  const now = useStore(generation.$generation, { ssr: 'initial' })
  useEffect(() => {
    generation.open(location)
    return generation.stop
  }, [generation])
  const complete = now.state === 'complete'
  useEffect(() => {
    if (complete && location.hash === '#story') document.getElementById('story')?.scrollIntoView()
  }, [complete])
  const id = statusOf(now)?.storyId
  useEffect(() => {
    // Only once the service has confirmed that the story is this visitor's.
    if (id) claiming.open(id, location.pathname)
  }, [claiming, id])
  useEffect(() => claiming.stop, [claiming])
  return { generation, claiming, now }
}
