import type { Plot } from '../language-pack.ts'
import { befana } from './plots/befana.ts'
import { bubble } from './plots/bubble.ts'
import { catInBed } from './plots/cat-in-bed.ts'
import { crossword } from './plots/crossword.ts'
import { downstairs } from './plots/downstairs.ts'
import { eel } from './plots/eel.ts'
import { enough } from './plots/enough.ts'
import { firefly } from './plots/firefly.ts'
import { frontRow } from './plots/front-row.ts'
import { ghostTrain } from './plots/ghost-train.ts'
import { gluedPage } from './plots/glued-page.ts'
import { houseGuest } from './plots/house-guest.ts'
import { itsMe } from './plots/its-me.ts'
import { longWay } from './plots/long-way.ts'
import { loseToYou } from './plots/lose-to-you.ts'
import { masks } from './plots/masks.ts'
import { onlyRight } from './plots/only-right.ts'
import { paidCoffee } from './plots/paid-coffee.ts'
import { paintedWindow } from './plots/painted-window.ts'
import { pastaStar } from './plots/pasta-star.ts'
import { plateLetter } from './plots/plate-letter.ts'
import { pyjamas } from './plots/pyjamas.ts'
import { rollingCheese } from './plots/rolling-cheese.ts'
import { roundPanettone } from './plots/round-panettone.ts'
import { shortBlanket } from './plots/short-blanket.ts'
import { silence } from './plots/silence.ts'
import { sleepCat } from './plots/sleep-cat.ts'
import { snail } from './plots/snail.ts'
import { sock } from './plots/sock.ts'
import { sorry } from './plots/sorry.ts'
import { tombola } from './plots/tombola.ts'
import { trafficLight } from './plots/traffic-light.ts'
import { whoLeads } from './plots/who-leads.ts'

export const PLOTS: readonly Plot[] = [
  tombola,
  befana,
  roundPanettone,
  paidCoffee,
  sleepCat,
  shortBlanket,
  firefly,
  gluedPage,
  silence,
  onlyRight,
  rollingCheese,
  enough,
  sorry,
  trafficLight,
  loseToYou,
  longWay,
  itsMe,
  downstairs,
  houseGuest,
  ghostTrain,
  crossword,
  eel,
  frontRow,
  masks,
  paintedWindow,
  plateLetter,
  whoLeads,
  pastaStar,
  bubble,
  snail,
  sock,
  pyjamas,
  catInBed,
]
