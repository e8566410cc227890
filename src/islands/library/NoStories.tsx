import { LibraryNotice } from './LibraryNotice.tsx'
import type { AllTexts, LibraryPaths } from './library-props.ts'
import { MemberNote } from './MemberNote.tsx'
import type { useLibrary } from './use-library.ts'

interface Props extends Pick<ReturnType<typeof useLibrary>, 'library' | 'membership' | 'unclaimed'> {
  readonly state: 'empty' | 'unreachable'
  readonly texts: AllTexts
  readonly paths: LibraryPaths
}

export function NoStories({ state, library, membership, unclaimed, texts, paths }: Props) {
  const { empty, unreachable } = texts.library
  if (state === 'unreachable') {
    return (
      <LibraryNotice {...unreachable}>
        <button type="button" className="button gold" onClick={library.open}>
          {unreachable.retry}
        </button>
      </LibraryNotice>
    )
  }
  return (
    <>
      <MemberNote {...{ membership, unclaimed, texts, paths }} newest={undefined} />
      <LibraryNotice {...empty}>
        <a className="button gold" href={paths.start}>
          {empty.start}
        </a>
      </LibraryNotice>
    </>
  )
}
