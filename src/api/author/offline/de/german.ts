import type { Voice } from '../language-pack.ts'
import { speak } from '../pack/speak.ts'
import { EPISODES } from './episode-list.ts'
import { PLOTS } from './plot-list.ts'
import { pack } from './speech.ts'

export const german: Voice = {
  language: 'de',
  plots: PLOTS,
  episodes: EPISODES,
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
