import './reader.css'
import './paper.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Language } from '../../contract/languages.ts'
import type { Texts } from '../../contract/texts.ts'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { keepInBrowser } from '../../stores/keep-in-browser.ts'
import { createStory } from '../../stores/reader/story.ts'
import { storyIdIn } from '../../stores/story-address.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import { LateToast } from '../toast/LateToast.tsx'
import { Afterword } from './Afterword.tsx'
import { Opened } from './Opened.tsx'
import { ReaderNotice } from './ReaderNotice.tsx'

interface Props {
  readonly language: Language
  readonly texts: Pick<Texts, 'reader' | 'readAlong' | 'frame' | 'versions' | 'share' | 'errors'> & {
    readonly options: Pick<Texts['options'], 'hair' | 'eyes' | 'build'>
  }
  /** `story` is the page where a story is made; it holds `{id}`. */
  readonly paths: { readonly library: string; readonly story: string }
}

keepInBrowser()

/** One story as a book. */
export default function ReaderPage({ language, texts: all, paths }: Props) {
  const { reader: texts, options } = all
  const [story] = useState(() => createStory(call))
  const now = useStore(story.$story, { ssr: 'initial' })
  useEffect(() => {
    void story.open(storyIdIn(location.pathname))
  }, [story])

  if (now.state === 'ready') {
    const { id, role, title, language: storyLanguage } = now.story
    return (
      <>
        <Opened
          key={id}
          story={now.story}
          texts={texts}
          readAlong={all.readAlong}
          options={options}
          library={paths.library}
          share={
            role === 'owner' && (
              <ShareButton
                id={id}
                title={title || texts.untitled}
                language={language}
                texts={all}
                className="btn paper sm"
              />
            )
          }
        >
          {role === 'owner' && (
            <Afterword id={id} language={language} texts={all} storyLanguage={storyLanguage} onChange={story.refresh} />
          )}
        </Opened>
        <LateToast closeLabel={all.frame.close} />
      </>
    )
  }
  if (now.state === 'loading') {
    return (
      <p className="rd-loading" role="status">
        <span className="spin" /> {texts.loading}
      </p>
    )
  }
  if (now.state === 'unreachable') {
    return (
      <ReaderNotice {...texts.unreachable}>
        <button type="button" className="btn gold" onClick={() => void story.open(storyIdIn(location.pathname))}>
          {texts.unreachable.retry}
        </button>
      </ReaderNotice>
    )
  }
  if (now.state === 'unfinished') {
    return (
      <ReaderNotice {...texts.unfinished}>
        <a className="btn gold" href={fill(paths.story, { id: now.story.id })}>
          {texts.unfinished.watch}
        </a>
      </ReaderNotice>
    )
  }
  return (
    <ReaderNotice {...texts.missing}>
      <a className="btn gold" href={paths.library}>
        {texts.missing.library}
      </a>
    </ReaderNotice>
  )
}
