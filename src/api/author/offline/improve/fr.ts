import { anyOf, type RequestWords } from './request-words.ts'

/** Told by the pack's own beats: dialogue depends on the previous speaker. */
export const frenchRequests: RequestWords = {
  shorter: anyOf('plus court|raccourci|moins de texte|trop long'),
  longer: anyOf('plus long|rallonge|allonge|plus de détails|trop court'),
  tones: {
    funny: anyOf('drôle|amusant|humour|comique|rigolo|faire rire'),
    thrilling: anyOf('suspense|palpitant|haletant|captivant'),
    sad: anyOf('triste|mélancoli'),
    moving: anyOf('émouvant|touchant'),
    happy: anyOf('joyeu|gai(?![\\p{L}])|heureu'),
    motivating: anyOf('motivant|encourageant'),
    inspiring: anyOf('inspirant'),
    dark: anyOf('sombre|ténébreu|inquiétant'),
    romantic: anyOf('romantique'),
    futuristic: anyOf('futurist'),
    dystopian: anyOf('dystopi'),
  },
  said: [],
  saidSmall: [],
}
