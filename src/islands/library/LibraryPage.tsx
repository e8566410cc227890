import './library.css'
import { lazy, Suspense } from 'react'
import type { Language } from '../../contract/languages.ts'
import { STORY_PAGE } from '../../contract/limits.ts'
import type { Library } from '../../stores/library/library.ts'
import { freshPurchase } from '../../stores/library/purchase.ts'
import Toast from '../toast/Toast.tsx'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import type { AllTexts, LibraryPaths, LibraryTab } from './library-props.ts'
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

/** The most used tab; the other two bring their own script. */
const TAB_VIEWS = {
  overview: Overview,
  ebooks: lazy(async () => ({ default: (await import('./Ebooks.tsx')).Ebooks })),
  audiobooks: lazy(async () => ({ default: (await import('./Audiobooks.tsx')).Audiobooks })),
}

const MoreStories = lazy(async () => ({ default: (await import('./MoreStories.tsx')).MoreStories }))
const MemberNote = lazy(async () => ({ default: (await import('./MemberNote.tsx')).MemberNote }))
const NoStories = lazy(async () => ({ default: (await import('./NoStories.tsx')).NoStories }))
const OfferedNote = lazy(async () => ({ default: (await import('./OfferedNote.tsx')).OfferedNote }))

export default function LibraryPage(props: Props) {
  const { tab, texts: all, paths } = props
  const { library: texts } = all
  const found = useLibrary({
    login: `${paths.login}?to=${paths.tabs.overview}`,
    isOfAudiobooks: tab === 'audiobooks',
  })
  const { library, membership, isSettled, now } = found
  return (
    <div className="wrap library">
      <h1>{texts.heading}</h1>
      <Tabs tab={tab} texts={texts} paths={paths} />
      {isSettled && membership?.state === 'member' && (
        <Suspense>
          <OfferedNote texts={all} onKept={library.open} />
        </Suspense>
      )}
      {(now.state === 'loading' || now.state === 'leaving') && (
        <LoadingLine className="library-loading" text={texts.loading} />
      )}
      {(now.state === 'empty' || now.state === 'unreachable') && (
        <Suspense>
          <NoStories {...props} {...found} state={now.state} />
        </Suspense>
      )}
      {now.state === 'ready' && <Filled {...props} {...found} now={now} />}
      <Toast closeLabel={all.frame.close} />
    </div>
  )
}

interface FilledProps extends Props, Omit<ReturnType<typeof useLibrary>, 'now'> {
  readonly now: Extract<Library, { state: 'ready' }>
}

function Filled({ tab, library, unclaimed, purchase, membership, hasNote, now, ...page }: FilledProps) {
  const { texts, paths } = page
  const { stories, isLate, more } = now
  const TabView = TAB_VIEWS[tab]
  const fresh = freshPurchase(stories, purchase, isLate)
  return (
    <>
      <PurchaseNote fresh={fresh} texts={texts.library} />
      {hasNote && (
        <Suspense>
          <MemberNote {...{ membership, unclaimed, texts, paths }} newest={stories[0].id} />
        </Suspense>
      )}
      <Suspense>
        <TabView {...page} {...{ stories, isLate, fresh, more }} onMore={library.more} onChanged={library.open} />
      </Suspense>
      {(more !== 'none' || stories.length > STORY_PAGE) && (
        <Suspense>
          <MoreStories more={more} count={stories.length} texts={texts.library} onMore={library.more} />
        </Suspense>
      )}
      {stories.some(({ writtenBy }) => writtenBy === 'model') && (
        <p className="hint library-notes">{texts.library.note}</p>
      )}
    </>
  )
}
