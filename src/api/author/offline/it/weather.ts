import type { Weather, WeatherId } from '../pack/weather.ts'

export const weathers: Readonly<Record<WeatherId, Weather>> = {
  rain: {
    there: 'Pioveva fine, di quella pioggia che chiede permesso.',
    still: 'La pioggia contava le tegole e perdeva sempre il conto.',
    over: 'Aveva smesso di piovere, e le grondaie finivano da sole il discorso.',
  },
  wind: {
    there: 'Il vento girava per le strade con le mani in tasca agli altri.',
    still: 'Il vento provava tutte le persiane e non ne sceglieva nessuna.',
    over: 'Il vento si era messo a sedere da qualche parte.',
  },
  fog: {
    there: 'La nebbia aveva cancellato la strada e lasciato i lampioni.',
    still: 'La nebbia era arrivata ai ginocchi e voleva sapere tutto.',
    over: 'La nebbia se ne andava rasente i muri, senza salutare.',
  },
  clear: {
    there: 'Il cielo era pulito come un piatto appena asciugato.',
    still: 'La luna stava lassù, sottile, e faceva finta di niente.',
    over: 'La luna aveva girato l’angolo per vedere come finiva.',
  },
  snow: {
    there: 'Nevicava piano, un fiocco per volta, in ordine.',
    still: 'La neve aveva arrotondato tutto, perfino i gradini.',
    over: 'L’ultimo fiocco cadde e restò un momento a guardarsi intorno.',
  },
}
