import { createHash } from 'node:crypto'
import type { Category } from './categories.ts'
import type { Language } from './languages.ts'

/** Increase when the same title on the same picture is drawn differently. */
const RECIPE = 1
const HASH_LETTERS = 16
const PATH = /^\/share\/landing\/([A-Za-z0-9._-]{1,64})-([A-Za-z0-9_-]{16})\.jpg$/

export interface LandingShare {
  readonly entry: string
  readonly title: string
  /** The cover's address; undefined: the category's scene. */
  readonly picture: string | undefined
  readonly language: Language
  readonly category: Category
}

/** The path changes with the picture: cached for ever. */
export function landingSharePath({ entry, title, picture, language, category }: LandingShare): string {
  const made = JSON.stringify([RECIPE, title, picture ?? '', language, category])
  return `/share/landing/${entry}-${createHash('sha256').update(made).digest('base64url').slice(0, HASH_LETTERS)}.jpg`
}

/** Undefined for other paths. */
export const entryOfLandingShare = (path: string): string | undefined => PATH.exec(path)?.[1]
