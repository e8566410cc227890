import { fillsChapters } from '../../contract/chapter-count.ts'
import type { Author } from '../author/author.ts'
import { estimateImprovement, estimateTokens } from '../author/model/estimate.ts'
import { findUnfit } from '../editor/safety/find-unfit.ts'
import { namesOf } from '../editor/safety/given-names.ts'
import { unfitFor } from '../editor/safety/unfit-for.ts'
import { refuse } from '../results/refusal.ts'
import { briefOf } from '../story/brief-of.ts'
import type { Admission } from './admission.ts'

/** Any seed: the estimate does not depend on it. */
const ESTIMATE_SEED = 'estimate'

export function openAdmission(author: Author): Admission {
  return {
    author: author.kind,
    languages: author.languages,
    lengths: author.lengths,
    toddlerLengths: author.toddlerLengths,
    forecast: author.forecast,
    admit(parameter) {
      const brief = briefOf(parameter, ESTIMATE_SEED)
      const { language } = brief
      if (author.languages && !author.languages.includes(language)) {
        return refuse('language-not-written', [{ path: 'parameter.story.language', code: 'option', params: {} }])
      }
      const lengths = brief.targetAge === 'toddler' ? author.toddlerLengths : author.lengths
      if (!lengths.includes(brief.words) || !fillsChapters(brief.words, parameter.story.chapterCount)) {
        return refuse('length-not-written', [{ path: 'parameter.story.length', code: 'option', params: {} }])
      }
      const unfit = unfitFor(parameter)
      if (unfit.length > 0) {
        return refuse(
          'unfit-for-age',
          unfit.map(({ path, reason }) => ({ path: `parameter.${path}`, code: 'invalid', params: { reason } })),
        )
      }
      return { language, tokens: author.kind === 'model' ? estimateTokens(brief, author) : 0 }
    },
    admitRevision(parameter, request) {
      const brief = briefOf(parameter, ESTIMATE_SEED)
      if (author.languages && !author.languages.includes(brief.language)) return refuse('language-not-written')
      if (findUnfit(request, brief.language, brief.targetAge, namesOf(brief)) !== undefined) {
        return refuse('unfit-for-age', [{ path: 'changes.0', code: 'invalid', params: { reason: 'word' } }])
      }
      return { tokens: author.kind === 'model' ? estimateImprovement(brief, author) : 0 }
    },
  }
}
