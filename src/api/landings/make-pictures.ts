import type { Category } from '../../contract/categories.ts'
import type { LandingPictures } from '../../contract/landing.ts'
import { seeded } from '../../lib/seeded.ts'
import type { LandingSet } from '../illustrator/illustrator.ts'
import type { PictureBrief } from '../illustrator/picture-brief.ts'
import { recordPictures } from '../limits/token-budget.ts'
import { type Refusal, refuse } from '../results/refusal.ts'
import type { LandingDeps } from './landing-deps.ts'
import { pictureAddress, pictureKey, quarterFile, SHEET_FILE, setOf, wordsKey } from './picture-address.ts'

export interface PictureRequest {
  readonly idea: string
  readonly category: Category
  readonly sheet: number
}

type Made = LandingPictures & { readonly drawnBy: LandingSet['drawnBy'] }

/** Waiting drawings for the one drawing thread. */
const WAITING_MAX = 8
const TYPE = 'image/webp'
const QUARTERS = 4
const HAIR = ['black', 'brown', 'blond', 'red'] as const

let underWay = 0

/** Four pictures for an idea, cached for the day. Refused when too many wait. */
export async function makePictures(
  deps: LandingDeps,
  request: PictureRequest,
  signal: AbortSignal,
): Promise<Made | Refusal> {
  const seed = JSON.stringify([request.idea, request.category, request.sheet])
  const set = setOf(seed, deps.clock())
  const known = await deps.files.get(wordsKey(set))
  if (known) return addressesOf(deps, set, readWords(known.bytes).drawnBy)
  if (underWay >= WAITING_MAX) return refuse('too-many-requests')
  underWay += 1
  try {
    const drawn = await deps.draw(briefOf(request, seed), signal)
    await keep(deps, set, drawn)
    return addressesOf(deps, set, drawn.drawnBy)
  } finally {
    underWay -= 1
  }
}

/** People come from the seed; companions and places from the idea. */
function briefOf({ idea, category, sheet }: PictureRequest, seed: string): PictureBrief {
  const random = seeded(seed)
  const isGrown = category === 'love' || category === 'horror'
  return {
    seed,
    category,
    hero: {
      age: isGrown ? 30 : 8 + Math.floor(random.next() * 4),
      gender: random.pick(['female', 'male']),
      hair: random.pick(HAIR),
      build: [],
    },
    // The first sheet has the idea's place; later ones others.
    location: sheet % 2 === 0 ? idea : '',
    tones: [],
    companions: 1,
    relations: [{ gender: '', age: undefined, connection: idea }],
    answers: idea,
  }
}

async function keep({ db, files }: LandingDeps, set: string, drawn: LandingSet): Promise<void> {
  const { usage, overview, quadrants, scenes, drawnBy } = drawn
  if (usage) await recordPictures(db, { storyId: null, step: 'landing', ...usage })
  await files.put(pictureKey({ set, file: SHEET_FILE }), overview, TYPE)
  for (const [index, bytes] of quadrants.entries()) {
    await files.put(pictureKey({ set, file: quarterFile(index) }), bytes, TYPE)
  }
  // Last: it marks a complete set.
  const words = Buffer.from(JSON.stringify({ drawnBy, scenes } satisfies SetWords))
  await files.put(wordsKey(set), words, 'application/json')
}

export interface SetWords {
  readonly drawnBy: LandingSet['drawnBy']
  readonly scenes: LandingSet['scenes']
}

export const readWords = (bytes: Uint8Array): SetWords => JSON.parse(Buffer.from(bytes).toString()) as SetWords

function addressesOf({ secret }: LandingDeps, set: string, drawnBy: SetWords['drawnBy']): Made {
  const addressOf = (file: string) => pictureAddress(secret, { set, file })
  return {
    url: addressOf(SHEET_FILE),
    upscaled_urls: Array.from({ length: QUARTERS }, (_, index) => addressOf(quarterFile(index))),
    drawnBy,
  }
}
