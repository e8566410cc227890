import type { RenameWords } from './rename-words.ts'

export const germanRenames: RenameWords = {
  fillers: 'bitte|doch|lieber|jetzt|nun|künftig|überall|von nun an|ab jetzt|in Zukunft',
  patterns: [
    '(?:ich (?:möchte|will|hätte gerne?),? dass )X Y hei(?:ß|ss)t',
    'X (?:soll|sollte|könnte|kann|darf|möge|muss) Y (?:hei(?:ß|ss)en|genannt werden)',
    'X hei(?:ß|ss)t Y',
    '(?:nenne?|taufe?) X Y(?: um)?',
    'benenne? X in Y um',
    '(?:ersetze?|tausche?)(?: den Namen)? X (?:durch|gegen|mit) Y(?: aus)?',
    '(?:ändere?|änder) (?:den )?Namen? (?:von |des |der )?X (?:zu|in|auf) Y(?: um)?',
    '(?:aus|statt) X (?:soll|wird)? ?Y(?: werden)?',
  ],
  articles:
    'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|mein|meine|meinen|unser|unsere|sein|seine|ihr|ihre',
}
