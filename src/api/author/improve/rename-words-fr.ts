import type { RenameWords } from './rename-words.ts'

export const frenchRenames: RenameWords = {
  fillers: 's’il te plaît|s’il vous plaît|plutôt|désormais|maintenant|partout',
  patterns: [
    "X (?:doit|devrait|pourrait|va) s[’']appeler Y",
    "(?:je voudrais|j[’']aimerais|je veux) que X s[’']appelle Y",
    "X s[’']appelle Y",
    '(?:appelle|appelez|nomme|nommez) X Y',
    '(?:rebaptise|rebaptisez) X en Y',
    '(?:remplace|remplacez)(?: le nom)? X par Y',
    "(?:change|changez) le nom (?:de |d[’'])X (?:en|pour) Y",
  ],
  articles: 'le|la|les|un|une|des|mon|ma|mes|notre|son|sa|ses|leur',
}
