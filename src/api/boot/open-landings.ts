import type { Usage } from '../author/author.ts'
import { openModelLandingAuthor } from '../author/landing/model/model-landing-author.ts'
import { translateLanding, writeLanding } from '../author/landing/offline/write-landing.ts'
import type { Config } from '../config/config.ts'
import type { PaperCut } from '../illustrator/illustrator.ts'
import type { SiteLandingDeps } from '../landings/landing-deps.ts'
import { openLandingAuthor } from '../landings/metered-landing-author.ts'
import { recordTokens } from '../limits/token-budget.ts'
import type { TokenMeter } from '../limits/token-reservation.ts'
import type { Log } from '../log/log.ts'
import type { Content } from '../outside/content/content.ts'
import { openModel } from '../outside/model/open-model.ts'
import type { Publication } from '../site/publication.ts'

interface LandingsDeps extends Omit<TokenMeter, 'tokensPerDay'> {
  readonly log: Log
  readonly illustrator: Pick<PaperCut, 'landing'>
  readonly site: { readonly content: Content; readonly publication: Publication } | undefined
}

/** Undefined where this process shows no pages. */
export function openLandings(
  { model, tokensPerDay }: Pick<Config, 'model' | 'tokensPerDay'>,
  { site, illustrator, log, db, clock }: LandingsDeps,
): SiteLandingDeps | undefined {
  if (!site) return undefined
  const spent = async (usage: Usage) => void (await recordTokens(db, { storyId: null, step: 'landing', ...usage }))
  const author = openLandingAuthor({
    offline: { writeLanding, translateLanding },
    ...(model && {
      model: { author: openModelLandingAuthor(openModel(model)), meter: { db, clock, tokensPerDay }, spent },
    }),
    log,
  })
  const { content, publication } = site
  return { author, draw: (brief, signal) => illustrator.landing(brief, signal), content, publication }
}
