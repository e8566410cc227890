import { outageIn } from '../../../lib/service-unavailable.ts'
import { AuthorError } from '../author.ts'

/** What was written side by side, never empty: one that fails is not missed where another is there. Throws the first failure of all. */
export async function candidatesOf<Written>(writing: readonly Promise<Written>[]): Promise<[Written, ...Written[]]> {
  const settled = await Promise.allSettled(writing)
  const [first, ...others] = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
  if (first !== undefined) return [first, ...others]
  throw settled.find(one => one.status === 'rejected')?.reason
}

/** A judge's verdict; undefined without a usable one. Throws in an outage, and where no request is allowed any more. */
export async function verdictOf<Verdict>(judging: Promise<Verdict>): Promise<Verdict | undefined> {
  try {
    return await judging
  } catch (error) {
    if (!(error instanceof AuthorError) || outageIn(error) || !error.passing) throw error
    return undefined
  }
}
