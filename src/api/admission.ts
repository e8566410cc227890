import type { Author } from './author/author.ts'
import { briefOf } from './author/brief-of.ts'
import { estimateTokens } from './author/model/estimate.ts'
import { unfitFor } from './editor/safety/unfit-for.ts'
import { refuse } from './refusal.ts'
import type { Admission } from './stories/admission.ts'

/** Any seed does: what a story may cost does not depend on it. */
const ESTIMATE_SEED = 'estimate'

/** What the author at hand takes on, and what its story may cost. */
export function openAdmission(author: Author): Admission {
  return {
    author: author.kind,
    languages: author.languages,
    lengths: author.lengths,
    admit(parameter) {
      const brief = briefOf(parameter, ESTIMATE_SEED)
      const { language } = brief
      if (author.languages && !author.languages.includes(language)) {
        return refuse('language-not-written', [{ path: 'parameter.story.language', code: 'option', params: {} }])
      }
      if (!author.lengths.includes(brief.words)) {
        return refuse('length-not-written', [{ path: 'parameter.story.length', code: 'option', params: {} }])
      }
      const unfit = unfitFor(parameter)
      if (unfit.length > 0) {
        return refuse(
          'unfit-for-age',
          unfit.map(({ path, reason }) => ({ path: `parameter.${path}`, code: 'invalid', params: { reason } })),
        )
      }
      return { language, tokens: author.kind === 'model' ? estimateTokens(brief) : 0 }
    },
  }
}
