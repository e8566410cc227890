import type { Plot } from '../language-pack.ts'
import { backwardPrints } from './plots/backward-prints.ts'
import { bigPuddle } from './plots/big-puddle.ts'
import { borrowedMoo } from './plots/borrowed-moo.ts'
import { complaint } from './plots/complaint.ts'
import { crookedTree } from './plots/crooked-tree.ts'
import { deadLine } from './plots/dead-line.ts'
import { earlyMessage } from './plots/early-message.ts'
import { extraDoor } from './plots/extra-door.ts'
import { foldedMap } from './plots/folded-map.ts'
import { fourthFlash } from './plots/fourth-flash.ts'
import { fullBed } from './plots/full-bed.ts'
import { groupPhoto } from './plots/group-photo.ts'
import { hotSoup } from './plots/hot-soup.ts'
import { lastLine } from './plots/last-line.ts'
import { lastRoll } from './plots/last-roll.ts'
import { laundryNotes } from './plots/laundry-notes.ts'
import { leftHand } from './plots/left-hand.ts'
import { lineZero } from './plots/line-zero.ts'
import { longList } from './plots/long-list.ts'
import { lostHat } from './plots/lost-hat.ts'
import { memoryWeight } from './plots/memory-weight.ts'
import { missingSound } from './plots/missing-sound.ts'
import { moonGarden } from './plots/moon-garden.ts'
import { nextYearsJar } from './plots/next-years-jar.ts'
import { nightCoat } from './plots/night-coat.ts'
import { ownWeather } from './plots/own-weather.ts'
import { parcel } from './plots/parcel.ts'
import { roundThing } from './plots/round-thing.ts'
import { seventhSheep } from './plots/seventh-sheep.ts'
import { sleepingCar } from './plots/sleeping-car.ts'
import { slowMirror } from './plots/slow-mirror.ts'
import { smallLight } from './plots/small-light.ts'
import { station } from './plots/station.ts'
import { stollen } from './plots/stollen.ts'
import { summitBook } from './plots/summit-book.ts'
import { thirdKing } from './plots/third-king.ts'
import { tiredBus } from './plots/tired-bus.ts'
import { umbrella } from './plots/umbrella.ts'
import { windowSeventeen } from './plots/window-seventeen.ts'

/** Shuffled by the seed; the order means nothing. */
export const PLOTS: readonly Plot[] = [
  parcel,
  station,
  stollen,
  crookedTree,
  windowSeventeen,
  thirdKing,
  missingSound,
  nightCoat,
  lastLine,
  seventhSheep,
  sleepingCar,
  leftHand,
  foldedMap,
  fourthFlash,
  summitBook,
  memoryWeight,
  earlyMessage,
  complaint,
  ownWeather,
  moonGarden,
  slowMirror,
  umbrella,
  laundryNotes,
  lastRoll,
  extraDoor,
  groupPhoto,
  deadLine,
  nextYearsJar,
  backwardPrints,
  lineZero,
  smallLight,
  lostHat,
  bigPuddle,
  tiredBus,
  roundThing,
  borrowedMoo,
  hotSoup,
  fullBed,
  longList,
]
