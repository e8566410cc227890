import { seeded } from '../../../lib/seeded.ts'
import { ServiceUnavailable, type WhenAway } from '../../../lib/service-unavailable.ts'
import { planChapter } from '../chapter-plan.ts'
import { LANDING_OVERVIEW } from '../draw-landing.ts'
import { type Cast, castOf } from '../figures/cast.ts'
import type { Illustrator, LandingSet, PaperCut } from '../illustrator.ts'
import type { DrawnBy, PictureUsage } from '../origin.ts'
import { randomFrom } from '../paper/random.ts'
import { wordsFor } from '../people-words.ts'
import type { ChapterScene, PictureBrief } from '../picture-brief.ts'
import type { PlannedScene } from '../planned-scene.ts'
import { planScenes } from '../scene-plan.ts'
import type { CoverText } from '../type/title-block.ts'
import { type Drawn, drawPicture, type PictureDeps, type PictureOrder } from './draw-picture.ts'
import type { ModelChapterPicture, ModelCoverSet } from './drawn-by.ts'
import { encodeOverview } from './encode-picture.ts'
import { scenePrompt } from './scene-prompt.ts'

export interface ModelIllustratorDeps extends PictureDeps {
  /** Fallback of the model; its owner closes it. */
  readonly paperCut: Pick<PaperCut, 'covers' | 'chapter' | 'edition' | 'landing' | 'plate'>
  /** Time limit of the model for a set of covers or a chapter. */
  readonly setMs?: number
}

export interface ModelIllustrator extends Illustrator {
  /** Without `whenAway` an outage is not waited for. */
  covers(brief: PictureBrief, text: CoverText, signal: AbortSignal, whenAway?: WhenAway): Promise<ModelCoverSet>
  /** Throws the signal's reason when aborted. */
  chapter(
    brief: PictureBrief,
    scene: ChapterScene,
    signal: AbortSignal,
    whenAway?: WhenAway,
  ): Promise<ModelChapterPicture>
  landing: PaperCut['landing']
  /** Sets type on the model's own picture where the choice has one; asks no provider. */
  edition: PaperCut['edition']
  plate: PaperCut['plate']
}

/** Covers are drawn beside the writing, which takes about two minutes. */
const SET_MS = 120_000
const SEEDS = 2 ** 31
const LANDING_SHAPE = {
  size: { width: 1536, height: 1024 },
  cut: { width: 1024, height: 768, bytesMax: 180_000 },
} as const

const orderOf = (brief: PictureBrief, scene: PlannedScene, cast: Cast, name: string): PictureOrder => ({
  prompt: scenePrompt(brief, scene, cast),
  seed: Math.floor(seeded(`${brief.seed}/${name}`).next() * SEEDS),
  words: wordsFor(brief)(scene),
})

/** Throws the signal's reason, never a model's failure; ServiceUnavailable if an outage to wait for gave nothing. */
async function drawAll(
  deps: ModelIllustratorDeps,
  orders: readonly PictureOrder[],
  signal: AbortSignal,
  whenAway: WhenAway = 'fall-back',
): Promise<Drawn[]> {
  signal.throwIfAborted()
  const until = AbortSignal.any([signal, AbortSignal.timeout(deps.setMs ?? SET_MS)])
  const drawn = await Promise.all(orders.map(order => drawPicture(deps, order, until)))
  signal.throwIfAborted()
  const isAway = drawn.some(each => each.isAway) && drawn.every(({ picture }) => picture === undefined)
  if (isAway && whenAway === 'wait') throw new ServiceUnavailable('pictures')
  return drawn
}

const usageOf = ({ images }: ModelIllustratorDeps, drawn: readonly Drawn[]): PictureUsage => ({
  model: images.name,
  pictures: drawn.reduce((sum, { attempts }) => sum + attempts, 0),
})

async function covers(
  deps: ModelIllustratorDeps,
  brief: PictureBrief,
  text: CoverText,
  signal: AbortSignal,
  whenAway?: WhenAway,
): Promise<ModelCoverSet> {
  const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
  const cast = castOf(brief)
  const orders = scenes.map((scene, index) => orderOf(brief, scene, cast, `${index}`))
  const drawn = await drawAll(deps, orders, signal, whenAway)
  const origin = {
    drawnBy: drawn.map(({ picture }): DrawnBy => (picture ? 'model' : 'paper-cut')),
    originals: drawn.map(({ picture }) => picture?.original),
    usage: usageOf(deps, drawn),
  }
  if (!origin.drawnBy.includes('paper-cut')) {
    const quadrants = drawn.flatMap(({ picture }) => picture?.cover ?? [])
    const cards = await cardsOf(deps, { brief, text, originals: origin.originals }, signal)
    return {
      overview: await encodeOverview(quadrants, false),
      quadrants,
      cards,
      scenes: scenes.map(wordsFor(brief)),
      ...origin,
    }
  }
  const paper = await deps.paperCut.covers(brief, text, signal)
  const note = 'illustrator-fallback'
  if (!origin.drawnBy.includes('model')) return { ...paper, ...origin, note }
  const quadrants = paper.quadrants.map((cut, index) => drawn[index]?.picture?.cover ?? cut)
  const cards = await cardsOf(deps, { brief, text, originals: origin.originals, paper: paper.cards }, signal)
  return { ...paper, quadrants, cards, overview: await encodeOverview(quadrants, true), ...origin, note }
}

interface CardOrder {
  readonly brief: PictureBrief
  readonly text: CoverText
  readonly originals: readonly (Uint8Array | undefined)[]
  /** Cards of the paper-cut, for pictures that the model did not draw. */
  readonly paper?: readonly Uint8Array[]
}

/** Type set on the model's own pictures. */
async function cardsOf(
  { paperCut }: ModelIllustratorDeps,
  { brief, text, originals, paper = [] }: CardOrder,
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const cards: Uint8Array[] = []
  for (const [variant, original] of originals.entries()) {
    const choice = { variant, text, format: 'card', ...(original && { original }) } as const
    const cut = original ? undefined : paper[variant]
    cards.push(cut ?? (await paperCut.edition(brief, choice, signal)).bytes)
  }
  return cards
}

async function landing(deps: ModelIllustratorDeps, brief: PictureBrief, signal: AbortSignal): Promise<LandingSet> {
  const scenes = planScenes(randomFrom(`${brief.seed}/plan`), brief)
  const cast = castOf(brief)
  const orders = scenes.map((scene, index) => ({
    ...orderOf(brief, scene, cast, `landing/${index}`),
    prompt: scenePrompt(brief, scene, cast, 'landscape'),
    shape: LANDING_SHAPE,
  }))
  const drawn = await drawAll(deps, orders, signal)
  const usage = usageOf(deps, drawn)
  const found = drawn.map(({ picture }) => picture?.cover)
  if (found.every(bytes => bytes === undefined)) return { ...(await deps.paperCut.landing(brief, signal)), usage }
  const isWhole = found.every(bytes => bytes !== undefined)
  const paper = isWhole ? undefined : await deps.paperCut.landing(brief, signal)
  const quadrants = found.flatMap((bytes, index) => bytes ?? paper?.quadrants[index] ?? [])
  return {
    overview: await encodeOverview(quadrants, !isWhole, LANDING_OVERVIEW),
    quadrants,
    scenes: scenes.map(wordsFor(brief)),
    drawnBy: 'model',
    usage,
  }
}

async function chapter(
  deps: ModelIllustratorDeps,
  brief: PictureBrief,
  scene: ChapterScene,
  signal: AbortSignal,
  whenAway?: WhenAway,
): Promise<ModelChapterPicture> {
  const planned = planChapter(brief, scene)
  const order = orderOf(brief, planned, castOf(brief), `chapter/${scene.chapter}`)
  const drawn = await drawAll(deps, [order], signal, whenAway)
  const usage = usageOf(deps, drawn)
  const bytes = drawn[0]?.picture?.cover
  if (bytes) return { bytes, scene: order.words, drawnBy: 'model', usage }
  const paper = await deps.paperCut.chapter(brief, scene, signal)
  return { ...paper, drawnBy: 'paper-cut', note: 'illustrator-fallback', usage }
}

/** Same scenes and hero as the paper-cut, one request a picture; what the model fails at is cut from paper. */
export const openModelIllustrator = (deps: ModelIllustratorDeps): ModelIllustrator => ({
  kind: 'model',
  covers: (brief, text, signal, whenAway) => covers(deps, brief, text, signal, whenAway),
  chapter: (brief, scene, signal, whenAway) => chapter(deps, brief, scene, signal, whenAway),
  landing: (brief, signal) => landing(deps, brief, signal),
  edition: (brief, choice, signal) => deps.paperCut.edition(brief, choice, signal),
  plate: (brief, scene, signal) => deps.paperCut.plate(brief, scene, signal),
})
