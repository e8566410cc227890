import type { Language } from '../../contract/languages.ts'
import { describeError } from '../../lib/describe-error.ts'
import { resemblance } from '../editor/min-hash.ts'
import type { LandingDeps } from './landing-deps.ts'
import { landingPathOf } from './landing-url.ts'
import { followSignatures, signatureBytes } from './signatures.ts'

/** Above this, pages share more than phrases; the estimate errs by 0.04. */
const LIKENESS_MIN = 0.2
const SHOWN_MAX = 5
const WAIT_MAX_MS = 3000
const NUMBER_BYTES = 4

export interface SimilarityRequest {
  readonly language: Language
  readonly title: string
  readonly content: string
  readonly id?: string | undefined
}

/** Similar pages of the language, the most similar first. */
export async function similarLandings(deps: LandingDeps, { language, id = '', ...text }: SimilarityRequest) {
  await inStep(deps)
  const own = numbersIn(signatureBytes(text, language))
  const rows = await deps.db
    .selectFrom('landing_signature')
    .select(['entry', 'title', 'url', 'signature'])
    .where('language', '=', language)
    .where('entry', '!=', id)
    .execute()
  return rows
    .map(row => ({ row, likeness: resemblance(own, numbersIn(row.signature)) }))
    .filter(({ likeness }) => likeness >= LIKENESS_MIN)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, SHOWN_MAX)
    .map(({ row, likeness }) => ({
      id: row.entry,
      title: row.title,
      path: landingPathOf(language, row.url),
      likeness,
    }))
}

/** The first run takes minutes for 20,000 pages: then compares those known so far. */
async function inStep(deps: LandingDeps): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, WAIT_MAX_MS)
  const following = followSignatures(deps).catch((error: unknown) =>
    deps.log.warn({ error: describeError(error) }, 'landing pages are compared with those known so far'),
  )
  await Promise.race([following, timeout])
  clearTimeout(timer)
}

/** Copied: the driver's bytes may not be aligned. */
const numbersIn = (bytes: Uint8Array): number[] => [
  ...new Uint32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.byteLength / NUMBER_BYTES)),
]
