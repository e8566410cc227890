import type { PictureWords } from '../../../contract/describe-picture.ts'
import { drawScene } from '../draw-scene.ts'
import { FRAMES, type MotifName } from '../motifs/motif-table.ts'
import type { Picture } from '../paper/compositor.ts'
import { randomFrom } from '../paper/random.ts'
import { wordsOf } from '../scene-plan.ts'
import { calmSide } from './calm-side.ts'
import { CARDS, type CardRow, cardPlaces } from './cards.ts'
import { drawStage } from './draw-stage.ts'
import { lightNamed } from './light-named.ts'
import { type Places, plannedScene, type SceneRow } from './scene-row.ts'
import { siteCast } from './site-cast.ts'
import { SITE_FORMATS, type SiteFormat } from './site-formats.ts'
import { stageWings } from './stage-wings.ts'
import { STAGES, type StageName, type StageRow } from './stages.ts'
import { drawStreet } from './street/draw-street.ts'
import { STREET_FORMATS, type StreetFormat } from './street/street-plan.ts'
import { curtains, THEATRE } from './theatre.ts'
import { drawWindow } from './windows/draw-window.ts'
import { GIFTS } from './windows/window-table.ts'

export interface SitePicture {
  /** Folder and name among the site's assets, without extension. */
  readonly key: string
  readonly words: PictureWords
  /** Of the committed drawing. */
  readonly widthPx: number
  /** The same picture for the same width in pixels. */
  readonly draw: (widthPx: number) => Picture
}

const sceneWords = (kind: 'scene' | 'theatre', row: SceneRow, places: Places): PictureWords => ({
  kind,
  ...wordsOf(plannedScene(row, places)),
})

const STAGE_FORMATS = ['wide', 'tall', 'share'] as const

function stagePicture(name: StageName, row: StageRow, format: (typeof STAGE_FORMATS)[number]): SitePicture {
  const places = format === 'tall' ? row.tall : row.wide
  const wings = stageWings(FRAMES[row.category], format)
  const measure = SITE_FORMATS[format]
  return {
    key: format === 'share' ? `shares/${name}` : `stages/${name}-${format}`,
    words: sceneWords('scene', row, places),
    widthPx: measure.widthPx,
    draw: widthPx => {
      const picture = drawStage(name, row, places, measure, wings, widthPx)
      return format === 'tall' ? picture : calmSide(picture, lightNamed(row.light).lands[5])
    },
  }
}

function cardPicture(motif: MotifName, row: CardRow): SitePicture {
  const key = `cards/${row.category}-${motif}`
  const places = cardPlaces(key, row)
  const scene = plannedScene(row, places)
  const cast = siteCast(row.who)
  const draw = (widthPx: number) => drawScene(randomFrom(`site/${key}`), scene, cast, SITE_FORMATS.card, widthPx)
  return { key, words: sceneWords('scene', row, places), widthPx: SITE_FORMATS.card.widthPx, draw }
}

const THEATRE_FORMAT: SiteFormat = { ...SITE_FORMATS.card, frame: 'open' }

const theatre: SitePicture = {
  key: 'cards/theatre',
  words: sceneWords('theatre', THEATRE.row, THEATRE.places),
  widthPx: SITE_FORMATS.card.widthPx,
  draw: widthPx => drawStage('theatre', THEATRE.row, THEATRE.places, THEATRE_FORMAT, curtains, widthPx),
}

const streetPicture = (format: StreetFormat): SitePicture => ({
  key: `advent/street-${format}`,
  words: { kind: 'street' },
  widthPx: STREET_FORMATS[format].widthPx,
  draw: widthPx => drawStreet(format, widthPx),
})

export const SITE_PICTURES: readonly SitePicture[] = [
  ...Object.entries(STAGES).flatMap(([name, row]) =>
    STAGE_FORMATS.map(format => stagePicture(name as StageName, row, format)),
  ),
  ...Object.values(CARDS).flatMap(rows =>
    Object.entries(rows).map(([motif, row]) => cardPicture(motif as MotifName, row)),
  ),
  theatre,
  streetPicture('wide'),
  streetPicture('tall'),
  ...GIFTS.map(
    (gift): SitePicture => ({
      key: `advent/${gift}`,
      words: { kind: 'gift', gift },
      widthPx: SITE_FORMATS.window.widthPx,
      draw: widthPx => drawWindow(gift, widthPx),
    }),
  ),
]
