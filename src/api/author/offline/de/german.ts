import type { LanguagePack } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import { EPISODES } from './episode-list.ts'
import { grammar } from './grammar.ts'
import { PLOTS } from './plot-list.ts'

export const german: LanguagePack = {
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
  phraseBrief: (brief, plot, random, verbosity) => phraseBrief(grammar, brief, plot, random, verbosity),
}
