import type { LanguageWords } from './language-words.ts'

export const fr: LanguageWords = {
  options: {
    hair: {
      black: ['cheveux noirs', 'chevelure noire'],
      brown: ['cheveux bruns', 'cheveux châtains', 'chevelure brune'],
      blond: ['cheveux blonds', 'chevelure blonde', 'boucles blondes'],
      red: ['cheveux roux', 'chevelure rousse', 'rousse', 'rouquin', 'rouquine'],
      colorful: ['cheveux multicolores', 'cheveux colorés', 'cheveux de toutes les couleurs'],
    },
    eyes: { black: ['yeux noirs'], brown: ['yeux bruns', 'yeux marron'], green: ['yeux verts'], blue: ['yeux bleus'] },
    build: {
      tall: ['grand', 'grande'],
      muscular: ['musclé', 'musclée', 'fort', 'forte', 'costaud'],
      small: ['petit', 'petite'],
      slender: ['élancé', 'élancée', 'fin', 'fine'],
      slim: ['mince', 'svelte'],
      athletic: ['athlétique', 'sportif', 'sportive', 'agile'],
    },
  },
  years: ['ans', 'an'],
}
