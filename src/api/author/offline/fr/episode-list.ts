import type { Episode } from '../language-pack.ts'
import { snailRace, stringCustoms, toyDoctor } from './episodes/for-children.ts'
import { lampPost, stuckSofa, waitingRoom } from './episodes/grown-up.ts'
import { chessGame, halfBooks, lastPancake, noonWatch, worryScale } from './episodes/little-measures.ts'
import { cupMender, doorTuner, interpreter, leftShoes } from './episodes/menders.ts'
import { dayEarly, graveBaby, handlelessCase, lateEcho, notYetLost } from './episodes/odd-hurries.ts'
import { conjuror, drawnLetter, lostOrchestra, oneDish, soundPedlar } from './episodes/odd-trades.ts'
import { afterYou, endlessQueue, guardOfNothing, loudspeaker, wobblyChair } from './episodes/queues-and-doors.ts'
import { seventhFace, shutMime, silenceContest, sleepingBell } from './episodes/quiet-games.ts'
import { fullGlass, hiccups, namelessDog, woolThread } from './episodes/small-favours.ts'
import { bigJumper, busyAnt, littleBell, puddleMirror, twoGloves, twoMoons } from './episodes/small-friends.ts'
import { backwardDuck, chairTrain, hotSoup, lonePebble, shyDoor, stuckHat } from './episodes/small-things.ts'
import { kite, puddle, sharedShelter, sheetMaze, stubbornCow } from './episodes/under-the-sky.ts'
import { guestBook, oddMachine, publicJigsaw, ringingPhone } from './episodes/waiting-things.ts'
import { applauder, missingPartner, missingTaste, wanderingCake } from './episodes/wanted-company.ts'

export const EPISODES: readonly Episode[] = [
  endlessQueue,
  afterYou,
  wobblyChair,
  loudspeaker,
  guardOfNothing,
  drawnLetter,
  lostOrchestra,
  oneDish,
  conjuror,
  soundPedlar,
  worryScale,
  noonWatch,
  lastPancake,
  chessGame,
  halfBooks,
  stuckSofa,
  lampPost,
  waitingRoom,
  puddle,
  stubbornCow,
  sheetMaze,
  kite,
  sharedShelter,
  snailRace,
  stringCustoms,
  toyDoctor,
  cupMender,
  doorTuner,
  interpreter,
  leftShoes,
  dayEarly,
  graveBaby,
  handlelessCase,
  lateEcho,
  notYetLost,
  seventhFace,
  shutMime,
  silenceContest,
  sleepingBell,
  fullGlass,
  hiccups,
  namelessDog,
  woolThread,
  guestBook,
  oddMachine,
  publicJigsaw,
  ringingPhone,
  applauder,
  missingPartner,
  missingTaste,
  wanderingCake,
  shyDoor,
  lonePebble,
  backwardDuck,
  hotSoup,
  stuckHat,
  chairTrain,
  littleBell,
  twoGloves,
  puddleMirror,
  busyAnt,
  twoMoons,
  bigJumper,
]
