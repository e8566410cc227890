import type { Page } from 'playwright'
import { inject, vi } from 'vitest'
import { newClaim } from '../../src/api/stories/claims.ts'
import { API_BASE, type Output } from '../../src/contract/call.ts'
import type { readGeneratorStatus } from '../../src/contract/calls/read-generator-status.ts'
import type { startGenerator } from '../../src/contract/calls/start-generator.ts'
import { BLOCKED_LOCATION } from '../helpers/blocking-illustrator.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'
import { type Changes, finishedStory, release } from '../helpers/finished-story.ts'

/** Several stories are written at once, on few cores. */
export const STORY_LIMIT_MS = 90_000
const LOOK_EVERY_MS = 150
const CLAIM = 'claim'

/** Starts a story as this browser would and gives its id; the claim becomes a cookie of the browser. */
export async function startOwn(page: Page, changes: Changes = {}): Promise<string> {
  const response = await page.request.post('/api/v1/stories/start-generator', {
    data: { parameter: exampleParameter(changes) },
  })
  if (!response.ok()) throw new Error(`the start was answered with ${response.status()}: ${await response.text()}`)
  const { id } = (await response.json()) as Output<typeof startGenerator>
  return id
}

/** The same with a story that stays unfinished until `finish` is called. */
export async function startPaused(page: Page, changes: Changes = {}) {
  const id = await startOwn(page, { ...changes, place: BLOCKED_LOCATION })
  return { id, finish: () => release(id) }
}

/** Waits until a story of this browser is complete. */
export async function completed(page: Page, id: string): Promise<void> {
  await vi.waitUntil(() => isComplete(page, id), { timeout: STORY_LIMIT_MS, interval: LOOK_EVERY_MS })
}

async function isComplete(page: Page, id: string): Promise<boolean> {
  const response = await page.request.get(`/api/v1/stories/${id}/generator-status`)
  const status = (await response.json()) as Output<typeof readGeneratorStatus>
  return status.statusDetails.isComplete
}

/** A finished story of this browser, which nobody has to wait for. */
export const ownStory = async (page: Page, changes: Changes = {}): Promise<string> =>
  finishedStory(await claimOf(page), changes)

/** What this browser shows to be the one that made its stories; a new claim where it has made none. */
async function claimOf(page: Page): Promise<string> {
  const { href, hostname } = new URL(API_BASE, inject('origin'))
  const paused = (await page.context().cookies(href)).find(({ name }) => name === CLAIM)
  if (paused) return paused.value
  const value = newClaim()
  await page.context().addCookies([{ name: CLAIM, value, domain: hostname, path: API_BASE, httpOnly: true }])
  return value
}
