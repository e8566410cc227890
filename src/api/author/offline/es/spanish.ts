import type { LanguagePack } from '../language-pack.ts'
import { phraseBrief } from '../pack/phrase-brief.ts'
import { contracted } from './contracted.ts'
import { EPISODES } from './episode-list.ts'
import { grammar } from './grammar.ts'
import { PLOTS } from './plot-list.ts'

export const spanish: LanguagePack = {
  language: 'es',
  plots: contracted(PLOTS),
  episodes: contracted(EPISODES),
  spareTitles: [
    'Un poco más allá',
    'Poco después',
    'Todavía no',
    'Sin hacer ruido',
    'Lo que vino luego',
    'Un rodeo',
    'Casi',
    'Justo aquí',
    'Lo siguiente',
    'Entretanto',
    'De puntillas',
    'Un pequeño hallazgo',
    'A la vuelta de la esquina',
    'Después de todo',
    'Solo una palabra',
    'Adelante',
    'Lo que nadie vio',
    'Dos pasos atrás',
    'Por los pelos',
    'Una señal',
    'Detrás de la puerta',
    '¿Y ahora?',
    'La mirada larga',
    'Otra vez',
    'Algo distinto',
    'Muy cerca',
    'Dicho sea de paso',
    'Hasta donde se ve',
  ],
  phraseBrief: (brief, plot, random, verbosity) => {
    const phrased = phraseBrief(grammar, brief, plot, random, verbosity)
    // Gathered answers join names too: "e Inés".
    return { ...phrased, inserts: contracted(phrased.inserts) }
  },
}
