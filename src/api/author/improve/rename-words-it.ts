import type { RenameWords } from './rename-words.ts'

export const italianRenames: RenameWords = {
  fillers: 'per favore|per piacere|piuttosto|adesso|ora|d’ora in poi|sempre',
  patterns: [
    'X (?:deve|dovrebbe|può|potrebbe) chiamarsi Y',
    'X si (?:deve|dovrebbe|può|potrebbe) chiamare Y',
    '(?:vorrei|voglio|mi piacerebbe) che X si chiami Y',
    '(?:che )?X si chiam[ai] Y',
    '(?:chiama|chiamate|rinomina) X Y',
    'rinomina X (?:in|come) Y',
    '(?:cambia|sostituisci|rimpiazza)(?: il nome)?(?: di)? X (?:con|in) Y',
  ],
  articles: 'il|lo|la|i|gli|le|un|uno|una|mio|mia|nostro|nostra|suo|sua|questo|questa',
}
