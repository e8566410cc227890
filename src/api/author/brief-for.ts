import type { Brief } from '../story/brief.ts'
import type { Author } from './author.ts'

/** The brief as an author is given it, with the facts that it proves. */
export async function briefFor(author: Pick<Author, 'facts' | 'brief'>, brief: Brief): Promise<Brief> {
  const given = author.brief?.(brief) ?? brief
  return author.facts ? { ...given, facts: await author.facts(given) } : given
}
