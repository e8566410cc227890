import type { Plot } from '../language-pack.ts'
import { awake } from './plots/awake.ts'
import { behindYou } from './plots/behind-you.ts'
import { bell } from './plots/bell.ts'
import { bench } from './plots/bench.ts'
import { bigShoes } from './plots/big-shoes.ts'
import { blueDoor } from './plots/blue-door.ts'
import { boot } from './plots/boot.ts'
import { bumpingBox } from './plots/bumping-box.ts'
import { button } from './plots/button.ts'
import { caravan } from './plots/caravan.ts'
import { card } from './plots/card.ts'
import { chalkHorse } from './plots/chalk-horse.ts'
import { coats } from './plots/coats.ts'
import { cracker } from './plots/cracker.ts'
import { cup } from './plots/cup.ts'
import { donkey } from './plots/donkey.ts'
import { echo } from './plots/echo.ts'
import { eightBars } from './plots/eight-bars.ts'
import { footpath } from './plots/footpath.ts'
import { forecast } from './plots/forecast.ts'
import { lamp } from './plots/lamp.ts'
import { lift } from './plots/lift.ts'
import { longList } from './plots/long-list.ts'
import { lostPoster } from './plots/lost-poster.ts'
import { meter } from './plots/meter.ts'
import { minutes, minutesBetweenTwo } from './plots/minutes.ts'
import { ninetyNine } from './plots/ninety-nine.ts'
import { pigeon } from './plots/pigeon.ts'
import { quilt } from './plots/quilt.ts'
import { ring } from './plots/ring.ts'
import { sands } from './plots/sands.ts'
import { sixthBell } from './plots/sixth-bell.ts'
import { sleeves } from './plots/sleeves.ts'
import { smudge } from './plots/smudge.ts'
import { sofa } from './plots/sofa.ts'
import { spareGoodNight } from './plots/spare-good-night.ts'
import { string } from './plots/string.ts'
import { teddyLine } from './plots/teddy-line.ts'
import { threeLegged } from './plots/three-legged.ts'
import { thursday, thursdayBetweenFriends } from './plots/thursday.ts'
import { tide } from './plots/tide.ts'
import { whoIsThere } from './plots/who-is-there.ts'
import { yawn } from './plots/yawn.ts'

export const PLOTS: readonly Plot[] = [
  awake,
  behindYou,
  bell,
  bench,
  bigShoes,
  blueDoor,
  boot,
  bumpingBox,
  button,
  caravan,
  card,
  chalkHorse,
  coats,
  cracker,
  cup,
  donkey,
  echo,
  eightBars,
  footpath,
  forecast,
  lamp,
  lift,
  lostPoster,
  meter,
  minutes,
  minutesBetweenTwo,
  ninetyNine,
  pigeon,
  quilt,
  ring,
  sands,
  sixthBell,
  sleeves,
  smudge,
  sofa,
  spareGoodNight,
  string,
  teddyLine,
  threeLegged,
  thursday,
  thursdayBetweenFriends,
  tide,
  whoIsThere,
  yawn,
  longList,
]
