import type { Page } from 'playwright'
import { vi } from 'vitest'
import type { Output } from '../../src/contract/call.ts'
import type { readGeneratorStatus } from '../../src/contract/calls/read-generator-status.ts'
import type { startGenerator } from '../../src/contract/calls/start-generator.ts'
import { exampleParameter } from '../helpers/example-parameter.ts'

/** Several stories are written at once, on few cores. */
export const STORY_LIMIT_MS = 90_000
const LOOK_EVERY_MS = 150

/** Starts a story as this browser would and gives its id; the claim becomes a cookie of the browser. */
export async function startOwn(page: Page, changes: Parameters<typeof exampleParameter>[0] = {}): Promise<string> {
  const response = await page.request.post('/api/v1/stories/start-generator', {
    data: { parameter: exampleParameter(changes) },
  })
  if (!response.ok()) throw new Error(`the start was answered with ${response.status()}: ${await response.text()}`)
  const { id } = (await response.json()) as Output<typeof startGenerator>
  return id
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

/** A finished story of this browser. */
export async function ownStory(page: Page, changes: Parameters<typeof exampleParameter>[0] = {}): Promise<string> {
  const id = await startOwn(page, changes)
  await completed(page, id)
  return id
}
