import type { LanguageWords } from './language-words.ts'

/** Of a colour: alone, with a neuter noun, and with an article or in the plural. */
const hair = (stem: string, neuter: string, plural: string) => [
  `${neuter} hår`,
  `${plural} hår`,
  `${stem}håret`,
  `${stem}hårede`,
  `håret var ${neuter}`,
  `hår var ${neuter}`,
]
const eyes = (stem: string, plural: string) => [`${plural} øjne`, `${stem}øjet`, `${stem}øjede`, `øjne var ${plural}`]

export const da: LanguageWords = {
  options: {
    hair: {
      black: hair('sort', 'sort', 'sorte'),
      brown: hair('brun', 'brunt', 'brune'),
      blond: [...hair('lys', 'lyst', 'lyse'), ...hair('blond', 'blondt', 'blonde'), 'blond', 'blonde'],
      red: [...hair('rød', 'rødt', 'røde'), 'rødtop'],
      colorful: [
        'farvet hår',
        'farvede hår',
        'farverigt hår',
        'farverige hår',
        'hår i alle farver',
        'alle farver',
        'regnbuefarvet hår',
      ],
    },
    eyes: {
      black: eyes('sort', 'sorte'),
      brown: eyes('brun', 'brune'),
      green: eyes('grøn', 'grønne'),
      blue: eyes('blå', 'blå'),
    },
    build: {
      tall: ['høj', 'høje', 'højt', 'højere'],
      muscular: ['muskuløs', 'muskuløse', 'stærk', 'stærke', 'stærkt', 'muskler'],
      small: ['lille', 'små', 'mindre', 'mindst', 'mindste', 'lav'],
      slender: ['spinkel', 'spinkle', 'slank', 'slanke', 'fin', 'fine'],
      slim: ['slank', 'slanke', 'tynd', 'tynde', 'smal', 'smalle'],
      athletic: ['atletisk', 'atletiske', 'sportslig', 'sportslige', 'adræt', 'hurtig', 'hurtige', 'smidig', 'smidige'],
    },
  },
  years: ['år'],
}
