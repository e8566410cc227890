import { atom, type ReadableAtom } from 'nanostores'
import type { Output } from '../../contract/call.ts'
import { readService } from '../../contract/calls/read-service.ts'
import { fillsChapters } from '../../contract/chapter-count.ts'
import { storyLanguageCode } from '../../contract/languages.ts'
import { STORY_LENGTHS } from '../../contract/limits.ts'
import type { Client } from '../client.ts'

/** While it is unknown everything is offered, and the service itself refuses. */
export type Service = { state: 'unknown' } | ({ state: 'known' } & Output<typeof readService>)

export function createService(client: Client): { $service: ReadableAtom<Service>; load: () => Promise<void> } {
  const $service = atom<Service>({ state: 'unknown' })
  const load = async () => {
    const outcome = await client(readService, {})
    if (outcome.ok) $service.set({ state: 'known', ...outcome.value })
  }
  return { $service, load }
}

/** `language`: code, or name as typed. */
export function isWrittenLanguage(service: Service, language: string): boolean {
  if (service.state === 'unknown' || service.languages === null) return true
  return service.languages.includes(storyLanguageCode(language) ?? '')
}

/** Readers, and the number of chapters if it is fixed: the length depends on both. */
export interface BookOf {
  readonly targetAge: string
  readonly chapterCount: number | undefined
}

export function isWrittenLength(service: Service, length: string, { targetAge, chapterCount }: BookOf): boolean {
  if (!fillsChapters(Number(length), chapterCount)) return false
  if (service.state === 'unknown') return true
  const lengths = targetAge === 'toddler' ? service.toddlerLengths : service.lengths
  return lengths.some(words => String(words) === length)
}

/** Of at most so many words; undefined without any. */
export const longestWritten = (service: Service, most: string, book: BookOf): string | undefined =>
  STORY_LENGTHS.filter(words => words <= Number(most))
    .map(String)
    .findLast(length => isWrittenLength(service, length, book))
