import { randomUUID } from 'node:crypto'
import { describeError } from '../../lib/describe-error.ts'
import { seeded } from '../../lib/seeded.ts'
import { outageIn } from '../../lib/service-unavailable.ts'
import { AuthorError, type RequestOptions, type Usage } from '../author/author.ts'
import type { LandingAuthor, OfflineLandingAuthor, Written } from '../author/landing/landing-author.ts'
import {
  type ModelLandingAuthor,
  tokensOfTranslating,
  tokensOfWriting,
} from '../author/landing/model/model-landing-author.ts'
import { reserveCallTokens, type TokenMeter } from '../limits/token-reservation.ts'
import type { Log } from '../log/log.ts'

export interface LandingAuthorDeps {
  readonly offline: OfflineLandingAuthor
  readonly model?: {
    readonly author: ModelLandingAuthor
    readonly meter: TokenMeter
    /** Awaited with the usage of each request. */
    readonly spent: (usage: Usage) => Promise<void>
  }
  readonly log: Pick<Log, 'warn'>
}

/** Writes with the model, or offline where that fails or the budget is used up. Reserves tokens before each request. */
export function openLandingAuthor({ offline, model, log }: LandingAuthorDeps): LandingAuthor {
  const thinking = model?.author.thinkingTokens ?? 0
  const byModel = async <Words>(
    tokens: number,
    signal: AbortSignal,
    write: (author: ModelLandingAuthor, options: RequestOptions) => Promise<Words>,
  ): Promise<Written<Words> | undefined> => {
    const reservation = model && (await reserveCallTokens(model.meter, tokens))
    if (!model || !reservation) return undefined
    try {
      const options = { key: `landing:${randomUUID()}`, signal, spent: model.spent }
      return { ...(await write(model.author, options)), writtenBy: 'model' }
    } catch (error) {
      if (!(error instanceof AuthorError || outageIn(error)?.service === 'model')) throw error
      log.warn({ error: describeError(error) }, 'the model wrote no landing page: the offline author does')
      return undefined
    } finally {
      await reservation.release()
    }
  }
  // Another page for each request.
  const random = () => seeded(randomUUID()).next
  return {
    write: async (idea, signal) =>
      (await byModel(tokensOfWriting(idea, thinking), signal, (author, options) => author.write(idea, options))) ?? {
        ...offline.writeLanding({ ...idea, random: random() }),
        writtenBy: 'offline',
      },
    translate: async (translation, signal) =>
      (await byModel(tokensOfTranslating(translation, thinking), signal, (author, options) =>
        author.translate(translation, options),
      )) ?? {
        ...offline.translateLanding({ ...translation, random: random() }),
        writtenBy: 'offline',
      },
  }
}
