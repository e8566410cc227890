import type { LanguageWords } from './language-words.ts'

export const it: LanguageWords = {
  options: {
    hair: {
      black: ['capelli neri'],
      brown: ['capelli castani', 'capelli bruni'],
      blond: ['capelli biondi', 'biondo', 'bionda'],
      red: ['capelli rossi'],
      colorful: ['capelli colorati', 'capelli di tutti i colori'],
    },
    eyes: {
      black: ['occhi neri'],
      brown: ['occhi marroni', 'occhi castani'],
      green: ['occhi verdi'],
      blue: ['occhi azzurri', 'occhi blu'],
    },
    build: {
      tall: ['alto', 'alta'],
      muscular: ['muscoloso', 'muscolosa', 'forte'],
      small: ['piccolo', 'piccola', 'basso', 'bassa'],
      slender: ['snello', 'snella', 'esile'],
      slim: ['magro', 'magra', 'sottile'],
      athletic: ['atletico', 'atletica', 'agile'],
    },
  },
  years: ['anni', 'anno'],
}
