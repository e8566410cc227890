import './reader.css'
import './paper.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { FactOptions } from '../../contract/answers/fact-options.ts'
import type { Language } from '../../contract/languages.ts'
import type { Story } from '../../contract/story.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { persistInBrowser } from '../../stores/persist-in-browser.ts'
import { createStory, type ReadableStory } from '../../stores/reader/story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { LateToast } from '../toast/LateToast.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { Afterword } from './Afterword.tsx'
import type { NextPaths } from './NextSteps.tsx'
import { Opened } from './Opened.tsx'
import { ReaderNotice } from './ReaderNotice.tsx'

interface Props {
  readonly language: Language
  readonly texts: Pick<Texts, 'reader' | 'readAlong' | 'frame' | 'versions' | 'share' | 'errors'> & {
    readonly options: FactOptions
  }
  /** `story`: where a story is made; holds `{id}`. */
  readonly paths: { readonly library: string; readonly story: string; readonly next: NextPaths }
}

persistInBrowser()

export default function ReaderPage(props: Props) {
  const [story] = useState(() => createStory(call))
  const now = useStore(story.$story, { ssr: 'initial' })
  useEffect(() => {
    void story.open(storyIdIn(location.pathname))
  }, [story])
  return now.state === 'ready' ? (
    <OpenStory {...props} story={now.story} onChange={story.refresh} />
  ) : (
    <Closed {...props} now={now} onRetry={() => void story.open(storyIdIn(location.pathname))} />
  )
}

interface OpenProps extends Props {
  readonly story: Story
  readonly onChange: () => void
}

/** Only the owner shares and changes it. */
function OpenStory({ story, language, texts, paths, onChange }: OpenProps) {
  const { id, title } = story
  const isOwn = story.role === 'owner'
  const own = { id, language, texts }
  return (
    <>
      <Opened
        key={id}
        story={story}
        texts={texts.reader}
        readAlong={texts.readAlong}
        options={texts.options}
        library={paths.library}
        share={isOwn && <ShareButton {...own} title={title || texts.reader.untitled} className="button paper small" />}
      >
        <Afterword
          story={story}
          steps={{ language, texts, paths: paths.next }}
          versions={isOwn ? { ...own, storyLanguage: story.language, onChange } : undefined}
        />
      </Opened>
      <LateToast closeLabel={texts.frame.close} />
    </>
  )
}

interface ClosedProps extends Props {
  readonly now: Exclude<ReadableStory, { state: 'ready' }>
  readonly onRetry: () => void
}

function Closed({ now, texts: { reader: texts }, paths, onRetry }: ClosedProps) {
  switch (now.state) {
    case 'loading':
      return <LoadingLine className="reader-loading" text={texts.loading} />
    case 'unreachable':
      return (
        <ReaderNotice {...texts.unreachable}>
          <button type="button" className="button gold" onClick={onRetry}>
            {texts.unreachable.retry}
          </button>
        </ReaderNotice>
      )
    case 'unfinished':
      return (
        <ReaderNotice {...texts.unfinished}>
          <a className="button gold" href={fill(paths.story, { id: now.story.id })}>
            {texts.unfinished.watch}
          </a>
        </ReaderNotice>
      )
    default:
      return (
        <ReaderNotice {...texts.missing}>
          <a className="button gold" href={paths.library}>
            {texts.missing.library}
          </a>
        </ReaderNotice>
      )
  }
}
