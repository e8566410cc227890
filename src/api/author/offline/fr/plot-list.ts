import type { Plot } from '../language-pack.ts'
import { balconyCloud } from './plots/balcony-cloud.ts'
import { blueTanker } from './plots/blue-tanker.ts'
import { cardboardRocket } from './plots/cardboard-rocket.ts'
import { christmasWindow } from './plots/christmas-window.ts'
import { crookedTree } from './plots/crooked-tree.ts'
import { dimBulb } from './plots/dim-bulb.ts'
import { dustSheep } from './plots/dust-sheep.ts'
import { emptyFrame } from './plots/empty-frame.ts'
import { endOfTheLoaf } from './plots/end-of-the-loaf.ts'
import { fourQuarters } from './plots/four-quarters.ts'
import { greenhouse } from './plots/greenhouse.ts'
import { iceRink } from './plots/ice-rink.ts'
import { lastLine } from './plots/last-line.ts'
import { lateSanton } from './plots/late-santon.ts'
import { laughingParcel } from './plots/laughing-parcel.ts'
import { letterEater } from './plots/letter-eater.ts'
import { littleDrop } from './plots/little-drop.ts'
import { longList } from './plots/long-list.ts'
import { marshLights } from './plots/marsh-lights.ts'
import { moonOut } from './plots/moon-out.ts'
import { nightPuppets } from './plots/night-puppets.ts'
import { ownWeather } from './plots/own-weather.ts'
import { photoBooth } from './plots/photo-booth.ts'
import { plainSpeaker } from './plots/plain-speaker.ts'
import { sandman } from './plots/sandman.ts'
import { seaRoad } from './plots/sea-road.ts'
import { sevenLocks } from './plots/seven-locks.ts'
import { seventhSheep } from './plots/seventh-sheep.ts'
import { shyPompom } from './plots/shy-pompom.ts'
import { silentSpring } from './plots/silent-spring.ts'
import { spareHour } from './plots/spare-hour.ts'
import { stairLight } from './plots/stair-light.ts'
import { stationPiano } from './plots/station-piano.ts'
import { tandem } from './plots/tandem.ts'
import { toothMouse } from './plots/tooth-mouse.ts'
import { villageOven } from './plots/village-oven.ts'
import { wakefulShadow } from './plots/wakeful-shadow.ts'
import { weathercock } from './plots/weathercock.ts'

export const PLOTS: readonly Plot[] = [
  littleDrop,
  endOfTheLoaf,
  wakefulShadow,
  laughingParcel,
  cardboardRocket,
  balconyCloud,
  dustSheep,
  shyPompom,
  lateSanton,
  villageOven,
  christmasWindow,
  dimBulb,
  crookedTree,
  iceRink,
  sandman,
  sevenLocks,
  spareHour,
  seventhSheep,
  lastLine,
  seaRoad,
  silentSpring,
  weathercock,
  greenhouse,
  ownWeather,
  plainSpeaker,
  blueTanker,
  moonOut,
  tandem,
  stationPiano,
  fourQuarters,
  photoBooth,
  stairLight,
  emptyFrame,
  letterEater,
  nightPuppets,
  marshLights,
  toothMouse,
  longList,
]
