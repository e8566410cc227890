import { anyOf, type RequestWords } from './request-words.ts'

/** Told by the pack's own beats: dialogue depends on the previous speaker. */
export const spanishRequests: RequestWords = {
  shorter: anyOf('más cort|acorta|menos texto|demasiado larg|más breve'),
  longer: anyOf('más larg|alarga|más detalle|demasiado cort'),
  tones: {
    funny: anyOf('divertid|gracios|humor|cómic|chistos|hacer reír'),
    thrilling: anyOf('suspense|emocionante|intriga|trepidante'),
    sad: anyOf('triste|melancólic'),
    moving: anyOf('conmovedor|tiern'),
    happy: anyOf('alegre|feliz'),
    motivating: anyOf('motivador|animos'),
    inspiring: anyOf('inspirador'),
    dark: anyOf('oscur|sombrí|inquietante'),
    romantic: anyOf('romántic'),
    futuristic: anyOf('futurist'),
    dystopian: anyOf('distópic'),
  },
  said: [],
  saidSmall: [],
}
