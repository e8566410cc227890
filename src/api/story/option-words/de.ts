import type { LanguageWords } from './language-words.ts'

const germanColour = (stem: string) => [
  `${stem}es Haar`,
  `${stem}e Haar`,
  `${stem}en Haar`,
  `${stem}em Haar`,
  `${stem}e Haare`,
  `${stem}en Haaren`,
  `Haar war ${stem}`,
]
const germanEyes = (stem: string) => [`${stem}e Augen`, `${stem}en Augen`, `${stem}er Augen`]
const germanBuild = (stem: string) => [stem, `${stem}e`, `${stem}er`, `${stem}en`, `${stem}es`, `${stem}em`]

export const de: LanguageWords = {
  options: {
    hair: {
      black: [...germanColour('schwarz'), 'schwarzhaarig', 'schwarz wie'],
      brown: [...germanColour('braun'), 'braunhaarig', 'braun wie'],
      blond: [...germanColour('blond'), 'blonder Schopf', 'blond wie', 'blond'],
      red: [...germanColour('rot'), 'rothaarig', 'roten Schopf', 'roter Schopf', 'Rotschopf'],
      colorful: [
        ...germanColour('bunt'),
        'bunten Schopf',
        'bunter Schopf',
        'in vielen Farben',
        'Farben',
        'aller Farben',
      ],
    },
    eyes: {
      black: germanEyes('schwarz'),
      brown: germanEyes('braun'),
      green: germanEyes('grün'),
      blue: germanEyes('blau'),
    },
    build: {
      tall: germanBuild('groß'),
      muscular: [...germanBuild('kräftig'), ...germanBuild('muskulös'), ...germanBuild('stark')],
      small: germanBuild('klein'),
      slender: germanBuild('zierlich'),
      slim: [...germanBuild('schlank'), ...germanBuild('schmal')],
      athletic: [...germanBuild('sportlich'), ...germanBuild('flink')],
    },
  },
  years: ['Jahre', 'Jahren', 'Jahr'],
}
