import type { Language } from '../../contract/languages.ts'
import { describeError } from '../../lib/describe-error.ts'
import { resemblance } from '../editor/min-hash.ts'
import type { LandingDesk } from './landing-deps.ts'
import { landingPathOf } from './landing-url.ts'
import { followSignatures, signatureBytes } from './signatures.ts'

/** From here on, two pages have more than a turn of phrase in common; the estimate errs by 0.04. */
const LIKENESS_MIN = 0.2
const SHOWN_MAX = 5
const PATIENCE_MS = 3000
const NUMBER_BYTES = 4

export interface SimilarAsk {
  readonly language: Language
  readonly title: string
  readonly content: string
  /** The page itself, where it is saved. */
  readonly id?: string | undefined
}

/** Pages of the language that say much the same, the likest first. */
export async function similarLandings(desk: LandingDesk, { language, id = '', ...text }: SimilarAsk) {
  await inStep(desk)
  const own = numbersIn(signatureBytes(text, language))
  const rows = await desk.db
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

/** The first time, twenty thousand pages take minutes: then those are compared that are known by now. */
async function inStep(desk: LandingDesk): Promise<void> {
  const { promise: patience, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  const following = followSignatures(desk).catch((error: unknown) =>
    desk.log.warn({ error: describeError(error) }, 'landing pages are compared with those known so far'),
  )
  await Promise.race([following, patience])
  clearTimeout(timer)
}

/** Copied: what the driver reads may begin at any byte of its buffer. */
const numbersIn = (bytes: Uint8Array): number[] => [
  ...new Uint32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.byteLength / NUMBER_BYTES)),
]
