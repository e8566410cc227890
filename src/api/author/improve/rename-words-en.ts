import type { RenameWords } from './rename-words.ts'

export const englishRenames: RenameWords = {
  fillers: 'please|now|rather|instead|from now on|everywhere',
  patterns: [
    "(?:i want|i would like|i[’']d like) X to be (?:called|named) Y",
    'X (?:should|could|must|shall|is to|ought to) be (?:called|named|renamed(?: to)?) Y',
    'X is (?:called|named) Y',
    'rename X (?:to|into|as) Y',
    '(?:change|make) (?:the )?name of X (?:to|into) Y',
    "(?:change|make) X[’']s? name (?:to|into|be) Y",
    "X[’']s? name (?:should be|is|shall be) Y",
    '(?:replace|swap) (?:the name )?X (?:with|by|for) Y',
    '(?:call|name) X Y',
  ],
  articles: 'the|a|an|my|our|his|her|their|your|its|that|this|every|no',
}
