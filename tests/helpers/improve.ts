import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import type { Story } from '../../src/contract/story.ts'
import type { Version } from '../../src/contract/version.ts'
import type { TestService } from './service.ts'
import { claimOf, readAs, type StartAsk, startStory } from './start-story.ts'

const END_MS = 30_000
const LOOK_MS = 25

export interface OwnStory {
  readonly id: string
  readonly claim: string
}

export async function finishedStory(test: TestService, ask: StartAsk = {}): Promise<OwnStory> {
  const response = await startStory(test.server, ask)
  const { id } = response.json() as { id: string }
  const state = await test.ended(id)
  if (state !== 'complete') throw new Error(`the story ended ${state}`)
  return { id, claim: ask.claim ?? claimOf(response) }
}

export function post(test: TestService, own: OwnStory, path: string, body?: object): Promise<LightMyRequestResponse> {
  return test.server.inject({
    method: 'POST',
    url: `/api/v1/stories/${own.id}/${path}`,
    cookies: { claim: own.claim },
    ...(body && { payload: body }),
  })
}

export const improve = (test: TestService, own: OwnStory, request: string): Promise<LightMyRequestResponse> =>
  post(test, own, 'improve', { changes: [request] })

export async function settledRequest(test: TestService, { id }: OwnStory): Promise<string> {
  for (const end = Date.now() + END_MS; Date.now() < end; await sleep(LOOK_MS)) {
    const states = await test.database.db
      .selectFrom('revision_request')
      .select('state')
      .where('story_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute()
    if (states.every(({ state }) => state !== 'working')) return states[0]?.state ?? 'none'
  }
  throw new Error(`the wish was still under way after ${END_MS / 1000} s`)
}

export async function versionsOf(test: TestService, { id, claim }: OwnStory): Promise<Version[]> {
  return (await readAs(test.server, claim, `/stories/${id}/versions`)).json()
}

export async function storyOf(test: TestService, { id, claim }: OwnStory) {
  const story: Story = (await readAs(test.server, claim, `/stories/${id}`)).json()
  const { title, teaser, receipt } = story
  return {
    title,
    teaser,
    receipt,
    titles: story.chapters.map(one => one.title),
    texts: story.chapters.map(one => one.text),
  }
}
