import { createHash } from 'node:crypto'
import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

/** Counted up when the same title on the same picture would be drawn otherwise. */
const RECIPE = 1
const HASH_LETTERS = 16
const PATH = /^\/share\/landing\/([A-Za-z0-9._-]{1,64})-([A-Za-z0-9_-]{16})\.jpg$/

/** What the picture that stands beside a passed-on landing page is made of. */
export interface LandingShare {
  /** Id of the entry. */
  readonly entry: string
  readonly title: string
  /** The address of its cover, as the content service gives it; without one the category's scene is shown. */
  readonly picture: string | undefined
  readonly language: Language
  readonly category: Category
}

/** The picture's path: another one for whatever would be drawn otherwise, so that it may be kept for ever. */
export function landingSharePath({ entry, title, picture, language, category }: LandingShare): string {
  const made = JSON.stringify([RECIPE, title, picture ?? '', language, category])
  return `/share/landing/${entry}-${createHash('sha256').update(made).digest('base64url').slice(0, HASH_LETTERS)}.jpg`
}

/** The entry that a path of `landingSharePath` speaks of; undefined for any other path. */
export const entryOfLandingShare = (path: string): string | undefined => PATH.exec(path)?.[1]
