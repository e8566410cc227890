import type { Brief } from '../story/brief.ts'
import type { Author } from './author.ts'

/** The brief with the facts that an author proves. */
export const briefFor = async (author: Pick<Author, 'facts'>, brief: Brief): Promise<Brief> =>
  author.facts ? { ...brief, facts: await author.facts(brief) } : brief
