import './library.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import { UNCLAIMED_STORY_DAYS } from '../../contract/limits.ts'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { browserClock } from '../../stores/clock.ts'
import { createLibrary } from '../../stores/library.ts'
import { browserVisibility } from '../../stores/visibility.ts'
import Toast from '../toast/Toast.tsx'
import { Feature } from './Feature.tsx'
import { LibraryNotice } from './LibraryNotice.tsx'
import type { LibraryPaths } from './library-props.ts'
import { Shelf } from './Shelf.tsx'
import { StoryActions } from './StoryActions.tsx'

interface Props {
  readonly language: Language
  readonly texts: Pick<Texts, 'library' | 'frame' | 'versions' | 'errors'>
  readonly paths: LibraryPaths
}

/** The stories of this browser on a shelf. */
export default function LibraryPage({ language, texts: all, paths }: Props) {
  const { library: texts } = all
  const [library] = useState(() => createLibrary({ ask: call, clock: browserClock, visibility: browserVisibility }))
  const now = useStore(library.$library, { ssr: 'initial' })
  useEffect(() => {
    library.open()
    return library.stop
  }, [library])
  const actions = (story: Story, className: string) => (
    <StoryActions key={story.id} {...{ story, language, paths, className }} texts={all} onImproved={library.open} />
  )
  return (
    <div className="wrap lib">
      <h1>{texts.heading}</h1>
      {now.state === 'loading' && (
        <p className="lib-loading" role="status">
          <span className="spin" /> {texts.loading}
        </p>
      )}
      {now.state === 'empty' && (
        <LibraryNotice {...texts.empty}>
          <a className="btn gold" href={paths.start}>
            {texts.empty.start}
          </a>
        </LibraryNotice>
      )}
      {now.state === 'unreachable' && (
        <LibraryNotice {...texts.unreachable}>
          <button type="button" className="btn gold" onClick={library.open}>
            {texts.unreachable.retry}
          </button>
        </LibraryNotice>
      )}
      {now.state === 'ready' && (
        <>
          <Feature story={now.newest} texts={texts} paths={paths}>
            {actions(now.newest, 'btn paper')}
          </Feature>
          {now.others.length > 0 && (
            <Shelf
              stories={now.others}
              texts={texts}
              paths={paths}
              actionsOf={story => actions(story, 'btn quiet sm')}
            />
          )}
          <p className="hint lib-notes">
            {fill(texts.keep, { days: UNCLAIMED_STORY_DAYS })} {texts.note}
          </p>
        </>
      )}
      <Toast closeLabel={all.frame.close} />
    </div>
  )
}
