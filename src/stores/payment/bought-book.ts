import { readStory } from '../../contract/calls/read-story.ts'
import type { Client } from '../client.ts'

export interface BoughtBook {
  readonly title: string
  readonly cover: string
}

/** Undefined for who may not see the story, and while it has no cover. */
export async function readBoughtBook(ask: Client, id: string): Promise<BoughtBook | undefined> {
  const result = await ask(readStory, { params: { id } })
  if (!result.ok || result.value.cover === null) return undefined
  const { title, cover } = result.value
  return { title, cover }
}
