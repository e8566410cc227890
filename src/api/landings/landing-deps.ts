import type { Category } from '../../contract/categories.ts'
import type { Clock } from '../../lib/clock.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { LandingAuthor } from '../author/landing/landing-author.ts'
import type { Database } from '../db/database.ts'
import type { LandingSet } from '../illustrator/illustrator.ts'
import type { PictureBrief } from '../illustrator/picture-brief.ts'
import type { Log } from '../log/log.ts'
import type { Content } from '../outside/content/content.ts'
import { ContentError } from '../outside/content/content-error.ts'
import type { Files } from '../outside/files/files.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { Publication } from '../site/publication.ts'

export interface SiteLandingDeps {
  readonly author: LandingAuthor
  /** Four pictures of one idea. Throws the signal's reason on abort. */
  draw(brief: PictureBrief, signal: AbortSignal): Promise<LandingSet>
  readonly content: Content
  readonly publication: Pick<Publication, 'pull' | 'preview' | 'updatedAtOf'>
}

export interface LandingDeps extends SiteLandingDeps {
  readonly db: Database
  readonly clock: Clock
  readonly files: Files
  readonly secret: string
  readonly log: Log
}

export interface OptionalLandingDeps extends Omit<LandingDeps, keyof SiteLandingDeps> {
  readonly landings: SiteLandingDeps | undefined
}

/** Runs a rule; refuses without pages or content service. Other errors of ours still throw. */
export async function withLandingDeps<Result>(
  service: OptionalLandingDeps,
  run: (deps: LandingDeps) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  const { landings, db, clock, files, secret, log } = service
  if (!landings) return refuse('not-serving')
  try {
    return await run({ ...landings, db, clock, files, secret, log })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (error.failure === 'changed') return refuse('version-conflict')
    if (error.failure === 'invalid' || error.failure === 'refused') throw error
    log.warn({ error: describeError(error) }, 'the content service could not be asked')
    return refuse('content-away')
  }
}

export const LANDING_TYPE = 'landing'
export const CATEGORY_DEFAULT: Category = 'generic'
