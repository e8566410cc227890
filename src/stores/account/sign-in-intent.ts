import * as z from 'zod/mini'
import { ShareId, type SignInAction } from '../../contract/account.ts'
import type { Language } from '../../contract/languages.ts'
import { libraryPath, ownPath } from '../../contract/own-path.ts'

export interface SignInIntent {
  /** Path of this site, whatever the address said. */
  readonly to: string
  readonly action: SignInAction | undefined
}

/** `to` is a path, `share` a shared story to add, `story` one of this browser to keep. */
export function intentOf(search: string, language: Language): SignInIntent {
  const query = new URLSearchParams(search)
  const action = actionOf(query)
  return { to: ownPath(query.get('to')) ?? targetOf(action, language) ?? libraryPath(language), action }
}

/** A shared story's own page reports on the adding. */
const targetOf = (action: SignInAction | undefined, language: Language) =>
  action?.kind === 'add-share' ? ownPath(`/${language}/s/${action.share}`) : undefined

function actionOf(query: URLSearchParams): SignInAction | undefined {
  const share = ShareId.safeParse(query.get('share'))
  if (share.success) return { kind: 'add-share', share: share.data }
  const story = z.uuid().safeParse(query.get('story'))
  return story.success ? { kind: 'assign-story', story: story.data } : undefined
}
