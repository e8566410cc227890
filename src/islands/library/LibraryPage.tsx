import './library.css'
import { lazy, Suspense } from 'react'
import type { Language } from '../../contract/languages.ts'
import { STORY_PAGE } from '../../contract/limits.ts'
import { freshPurchase } from '../../stores/library/purchase.ts'
import Toast from '../toast/Toast.tsx'
import type { AllTexts, LibraryPaths, LibraryTab, Shelves } from './library-props.ts'
import { Overview } from './Overview.tsx'
import { PurchaseNote } from './PurchaseNote.tsx'
import { Tabs } from './Tabs.tsx'
import { useLibrary } from './use-library.ts'

interface Props {
  readonly language: Language
  readonly tab: LibraryTab
  readonly texts: AllTexts
  readonly paths: LibraryPaths
}

/** The first tab is what most come for; the other two bring their own script. */
const ROOMS = {
  overview: Overview,
  ebooks: lazy(async () => ({ default: (await import('./Ebooks.tsx')).Ebooks })),
  audiobooks: lazy(async () => ({ default: (await import('./Audiobooks.tsx')).Audiobooks })),
}

/** What few see is fetched for them. */
const MoreStories = lazy(async () => ({ default: (await import('./MoreStories.tsx')).MoreStories }))
const MemberNote = lazy(async () => ({ default: (await import('./MemberNote.tsx')).MemberNote }))
const LibraryNotice = lazy(async () => ({ default: (await import('./LibraryNotice.tsx')).LibraryNotice }))
const OfferedNote = lazy(async () => ({ default: (await import('./OfferedNote.tsx')).OfferedNote }))

/** One tab of the library. */
export default function LibraryPage({ language, tab, texts: all, paths }: Props) {
  const { library: texts } = all
  const { library, unkept, purchase, membership, isSettled, hasNote, now } = useLibrary({
    login: `${paths.login}?to=${paths.tabs.overview}`,
    isOfAudiobooks: tab === 'audiobooks',
  })
  const shelves: Shelves = { language, texts: all, paths, onChanged: library.open }
  const Room = ROOMS[tab]
  const fresh = now.state === 'ready' ? freshPurchase(now.stories, purchase, now.isLate) : undefined
  return (
    <div className="wrap lib">
      <h1>{texts.heading}</h1>
      <Tabs tab={tab} texts={texts} paths={paths} />
      {isSettled && membership?.state === 'member' && (
        <Suspense>
          <OfferedNote texts={all} onKept={library.open} />
        </Suspense>
      )}
      {(now.state === 'loading' || now.state === 'leaving') && (
        <p className="lib-loading" role="status">
          <span className="spin" /> {texts.loading}
        </p>
      )}
      {now.state === 'empty' && (
        <Suspense>
          <MemberNote {...{ membership, unkept, texts: all, paths }} newest={undefined} />
          <LibraryNotice {...texts.empty}>
            <a className="btn gold" href={paths.start}>
              {texts.empty.start}
            </a>
          </LibraryNotice>
        </Suspense>
      )}
      {now.state === 'unreachable' && (
        <Suspense>
          <LibraryNotice {...texts.unreachable}>
            <button type="button" className="btn gold" onClick={library.open}>
              {texts.unreachable.retry}
            </button>
          </LibraryNotice>
        </Suspense>
      )}
      {now.state === 'ready' && (
        <>
          <PurchaseNote fresh={fresh} texts={texts} />
          {hasNote && (
            <Suspense>
              <MemberNote {...{ membership, unkept, texts: all, paths }} newest={now.stories[0].id} />
            </Suspense>
          )}
          <Suspense>
            <Room {...shelves} stories={now.stories} isLate={now.isLate} fresh={fresh} />
          </Suspense>
          {(now.more !== 'none' || now.stories.length > STORY_PAGE) && (
            <Suspense>
              <MoreStories more={now.more} count={now.stories.length} texts={texts} onMore={library.more} />
            </Suspense>
          )}
          <p className="hint lib-notes">{texts.note}</p>
        </>
      )}
      <Toast closeLabel={all.frame.close} />
    </div>
  )
}
