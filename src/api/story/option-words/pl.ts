import type { LanguageWords } from './language-words.ts'

const CASES = [
  ['włosy', 'oczy', 'e'],
  ['włosów', 'oczu', 'ych'],
  ['włosami', 'oczami', 'ymi'],
  ['włosach', 'oczach', 'ych'],
  ['włosom', 'oczom', 'ym'],
] as const
/** "niebieskie", not "niebieske". */
const agreeing = (stem: string, ending: string) =>
  `${stem}${stem.endsWith('k') ? ending.replace(/^y|^(?=e)/u, 'i') : ending}`
const hair = (stem: string) => [
  ...CASES.map(([noun, , ending]) => `${agreeing(stem, ending)} ${noun}`),
  `włosy były ${agreeing(stem, 'e')}`,
]
const eyes = (stem: string) => [
  ...CASES.map(([, noun, ending]) => `${agreeing(stem, ending)} ${noun}`),
  `oczy były ${agreeing(stem, 'e')}`,
]
const adjective = (stem: string) => {
  const isSoft = stem.endsWith('k')
  const endings = isSoft ? ['i', 'a', 'ie', 'iego', 'iej', 'ą', 'im'] : ['y', 'a', 'e', 'ego', 'ej', 'ą', 'ym']
  return endings.map(ending => `${stem}${ending}`)
}

export const pl: LanguageWords = {
  options: {
    hair: {
      black: [...hair('czarn'), 'czarnowłosy', 'czarnowłosa'],
      brown: [...hair('brązow'), ...hair('kasztanow'), 'brązowowłosy', 'brązowowłosa', 'szatyn', 'szatynka'],
      blond: [
        'blond włosy',
        'blond włosów',
        'blond włosami',
        ...hair('jasn'),
        'jasnowłosy',
        'jasnowłosa',
        'blondyn',
        'blondynka',
      ],
      red: [...hair('rud'), ...hair('czerwon'), ...adjective('rud'), 'rudowłosy', 'rudowłosa', 'rudzielec'],
      colorful: [...hair('kolorow'), ...hair('tęczow'), ...hair('wielobarwn'), 'włosy we wszystkich kolorach'],
    },
    eyes: {
      black: [...eyes('czarn'), 'czarnooki', 'czarnooka'],
      brown: [...eyes('brązow'), ...eyes('piwn'), 'brązowooki', 'brązowooka', 'piwnooki', 'piwnooka'],
      green: [...eyes('zielon'), 'zielonooki', 'zielonooka'],
      blue: [...eyes('niebiesk'), ...eyes('błękitn'), 'niebieskooki', 'niebieskooka'],
    },
    build: {
      tall: adjective('wysok'),
      muscular: [...adjective('umięśnion'), ...adjective('siln'), ...adjective('muskularn'), 'mięśnie'],
      small: [...adjective('mał'), ...adjective('nisk'), ...adjective('malutk'), ...adjective('drobn')],
      slender: [...adjective('smukł'), ...adjective('szczupł'), ...adjective('drobn')],
      slim: [...adjective('szczupł'), ...adjective('chud')],
      athletic: [...adjective('wysportowan'), ...adjective('zwinn'), ...adjective('sprawn')],
    },
  },
  years: ['lat', 'lata', 'rok', 'roku', 'roczek'],
}
