import type { Plot } from '../language-pack.ts'
import { ball } from './plots/ball.ts'
import { box } from './plots/box.ts'
import { camel } from './plots/camel.ts'
import { carol } from './plots/carol.ts'
import { chairTrain } from './plots/chair-train.ts'
import { chest } from './plots/chest.ts'
import { copy } from './plots/copy.ts'
import { crust } from './plots/crust.ts'
import { dawn } from './plots/dawn.ts'
import { dough } from './plots/dough.ts'
import { drum } from './plots/drum.ts'
import { dryShip } from './plots/dry-ship.ts'
import { footprints } from './plots/footprints.ts'
import { grapes } from './plots/grapes.ts'
import { gravity } from './plots/gravity.ts'
import { lemonTree } from './plots/lemon-tree.ts'
import { mule } from './plots/mule.ts'
import { nativity } from './plots/nativity.ts'
import { openAir } from './plots/open-air.ts'
import { puddle } from './plots/puddle.ts'
import { radio } from './plots/radio.ts'
import { ringCake } from './plots/ring-cake.ts'
import { rollCall } from './plots/roll-call.ts'
import { roomNine } from './plots/room-nine.ts'
import { ropeBridge } from './plots/rope-bridge.ts'
import { scarecrow } from './plots/scarecrow.ts'
import { seashell } from './plots/seashell.ts'
import { seed } from './plots/seed.ts'
import { shadow } from './plots/shadow.ts'
import { sheep } from './plots/sheep.ts'
import { siesta } from './plots/siesta.ts'
import { staircase } from './plots/staircase.ts'
import { visitors } from './plots/visitors.ts'
import { watchman } from './plots/watchman.ts'
import { wheel } from './plots/wheel.ts'
import { whistle } from './plots/whistle.ts'

export const PLOTS: readonly Plot[] = [
  ball,
  box,
  camel,
  carol,
  chairTrain,
  chest,
  copy,
  crust,
  dawn,
  dough,
  drum,
  dryShip,
  footprints,
  grapes,
  gravity,
  lemonTree,
  mule,
  nativity,
  openAir,
  puddle,
  radio,
  ringCake,
  rollCall,
  roomNine,
  ropeBridge,
  scarecrow,
  seashell,
  seed,
  shadow,
  sheep,
  siesta,
  staircase,
  visitors,
  watchman,
  wheel,
  whistle,
]
