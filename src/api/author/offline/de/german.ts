import { speak } from '../pack/speak.ts'
import type { Voice } from '../voice.ts'
import { earlyMessage } from './plots/early-message.ts'
import { extraDoor } from './plots/extra-door.ts'
import { foldedMap } from './plots/folded-map.ts'
import { fourthFlash } from './plots/fourth-flash.ts'
import { groupPhoto } from './plots/group-photo.ts'
import { laundryNotes } from './plots/laundry-notes.ts'
import { lineZero } from './plots/line-zero.ts'
import { longList } from './plots/long-list.ts'
import { lostHat } from './plots/lost-hat.ts'
import { memoryWeight } from './plots/memory-weight.ts'
import { missingSound } from './plots/missing-sound.ts'
import { nightCoat } from './plots/night-coat.ts'
import { parcel } from './plots/parcel.ts'
import { smallLight } from './plots/small-light.ts'
import { station } from './plots/station.ts'
import { umbrella } from './plots/umbrella.ts'
import { pack } from './speech.ts'

export const german: Voice = {
  language: 'de',
  plots: [
    parcel,
    station,
    missingSound,
    nightCoat,
    foldedMap,
    fourthFlash,
    memoryWeight,
    earlyMessage,
    umbrella,
    laundryNotes,
    extraDoor,
    groupPhoto,
    lineZero,
    smallLight,
    lostHat,
    longList,
  ],
  episodes: [],
  spareTitles: [
    'Ein Stück weiter',
    'Kurz darauf',
    'Noch nicht',
    'Leise jetzt',
    'Was dann geschah',
    'Ein Umweg',
    'Fast',
    'Genau hier',
    'Das Nächste',
    'Zwischendurch',
    'Mit angehaltenem Atem',
    'Ein kleiner Fund',
    'Um die Ecke',
    'Doch noch',
    'Nur ein Wort',
    'Weiter',
    'Was keiner sah',
    'Zwei Schritte zurück',
    'Beinahe',
    'Ein Zeichen',
    'Hinter der Tür',
    'Und jetzt?',
    'Der lange Blick',
    'Noch einmal',
    'Etwas anderes',
    'Ganz nah',
  ],
  speak: (brief, plot, random, room) => speak(pack, brief, plot, random, room),
}
