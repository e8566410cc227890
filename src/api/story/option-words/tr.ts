import type { LanguageWords } from './language-words.ts'

const HAIR =
  'saç saçlı saçlar saçları saçlarını saçlarının saçlarına saçlarıyla saçlarında saçlıydı saçım saçlarım'.split(' ')
const EYES = 'göz gözlü gözler gözleri gözlerini gözlerinin gözlerine gözleriyle gözlerinde gözlüydü gözlerim'.split(
  ' ',
)
const hair = (colour: string) => [...HAIR.map(noun => `${colour} ${noun}`), `saçları ${colour}`]
const eyes = (colour: string) => [...EYES.map(noun => `${colour} ${noun}`), `gözleri ${colour}`]

export const tr: LanguageWords = {
  options: {
    hair: {
      black: [...hair('siyah'), ...hair('kara'), ...hair('simsiyah')],
      brown: [...hair('kahverengi'), ...hair('kestane'), ...hair('kestane rengi'), 'kumral'],
      blond: [...hair('sarı'), ...hair('sapsarı'), 'sarışın'],
      red: [...hair('kızıl'), ...hair('kırmızı'), 'kızıl'],
      colorful: [...hair('rengarenk'), ...hair('rengârenk'), ...hair('renkli'), ...hair('gökkuşağı renkli')],
    },
    eyes: {
      black: [...eyes('siyah'), ...eyes('kara'), ...eyes('simsiyah')],
      brown: [...eyes('kahverengi'), ...eyes('kahve')],
      green: [...eyes('yeşil'), ...eyes('yemyeşil')],
      blue: [...eyes('mavi'), ...eyes('masmavi')],
    },
    build: {
      tall: ['uzun boylu', 'uzun boyuyla', 'uzun boyu', 'uzun'],
      muscular: ['kaslı', 'kasları', 'güçlü', 'kuvvetli'],
      small: ['küçük', 'küçücük', 'ufak', 'ufacık', 'minik', 'minicik', 'kısa boylu'],
      slender: ['narin', 'ince', 'incecik', 'zarif'],
      slim: ['zayıf', 'ince', 'incecik'],
      athletic: ['atletik', 'sportif', 'çevik', 'atik'],
    },
  },
  years: ['yaşında', 'yaşındaki', 'yaşındaydı', 'yaşındaymış', 'yaşına', 'yaşını', 'yaş', 'yıl'],
}
