import type { LanguageWords } from './language-words.ts'

export const es: LanguageWords = {
  options: {
    hair: {
      black: ['pelo negro', 'cabello negro'],
      brown: ['pelo castaño', 'cabello castaño', 'pelo moreno'],
      blond: ['pelo rubio', 'cabello rubio', 'rubio', 'rubia'],
      red: ['pelo rojo', 'cabello rojo', 'pelirrojo', 'pelirroja'],
      colorful: ['pelo de colores', 'cabello de colores', 'pelo multicolor'],
    },
    eyes: {
      black: ['ojos negros'],
      brown: ['ojos marrones', 'ojos castaños'],
      green: ['ojos verdes'],
      blue: ['ojos azules'],
    },
    build: {
      tall: ['alto', 'alta'],
      muscular: ['musculoso', 'musculosa', 'fuerte'],
      small: ['pequeño', 'pequeña', 'bajito', 'bajita'],
      slender: ['esbelto', 'esbelta', 'fino', 'fina'],
      slim: ['delgado', 'delgada'],
      athletic: ['atlético', 'atlética', 'ágil'],
    },
  },
  years: ['años', 'año'],
}
