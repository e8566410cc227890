import type { Language } from '../../../../contract/languages.ts'
import type { Insert, Template } from '../language-pack.ts'

/** What a hero with paws has not. */
const CLOTHES: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /jacke|stiefel|schuh|socke|hose|mantel|schal|mütze|handschuh|ärmel|ausweis|schultasche|schürsenkel|hosentasche|knopf|gürtel|brille|zeugnis|bleistift|daumen|finger/iu,
  en: /jacket|\bboots?\b|shoe|laces?\b|sock|trousers|\bcoat|scarf|glove|\bhats?\b|sleeve|passport|pocket|button|\bbelt|glasses|school|pencil|thumb|finger/iu,
  fr: /veste|botte|chaussure|chaussette|lacet|pantalon|manteau|écharpe|bonnet|gant|manche|passeport|poche|bouton|ceinture|lunettes|école|crayon|pouce|doigt/iu,
  es: /chaqueta|\bbotas?\b|zapato|calcet|cordón|cordones|pantal|abrigo|bufanda|gorro|guante|manga|pasaporte|bolsillo|botón|botones|cinturón|gafas|colegio|lápiz|pulgar|dedo/iu,
  it: /giacca|stival|scarpe?\b|calzin|lacci|pantalon|cappott|sciarpa|berretto|guant|manic|passaporto|tasc[ah]|botton|cintura|occhiali|scuola|matita|pollice|\bdit[oa]\b/iu,
}
/** Where wheels do not go. */
const STEPS: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /treppe|stufe|leiter|sprung|sprang|hüpf|kletter|rannte|rennen|lief\b|auf zehen|knie|stolper|tanz|stieg\b|füße|fuß\b|schritt/iu,
  en: /stairs?\b|\bsteps?\b|ladder|jump|\bhop|climb|\bran\b|\bruns?\b|tiptoe|knees?\b|stumbl|danc|\bfeet\b|\bfoot\b|\bskip/iu,
  fr: /escalier|marches?\b|échelle|saut|grimp|courut|courir|pointe des pieds|genou|trébuch|dans[ae]|pieds?\b/iu,
  es: /escalera|escalón|peldaño|salt[oóa]|trep|corri|correr|puntillas|rodilla|tropez|bail|\bpies?\b/iu,
  it: /scal[aei]\b|gradin|salt[òoa]|arrampic|corse|correre|punta di piedi|ginocchi|inciamp|ball[òao]|\bpied[ei]\b/iu,
}

function withoutWords(inserts: readonly Insert[], unfit: RegExp | undefined): Insert[] {
  if (!unfit) return [...inserts]
  const fitting = (list: readonly Template[]) => list.filter(template => !unfit.test(template))
  return inserts.flatMap(insert => {
    const phrasings = fitting(insert.phrasings)
    if (phrasings.length > 0) return [{ ...insert, phrasings }]
    const short = fitting(insert.short ?? [])
    if (short.length > 0) return [{ ...insert, phrasings: short }]
    // Nothing stands for an answer but its own beats; what only enriches may go.
    return insert.rank === 0 ? [insert] : []
  })
}

/** Beats beside the plot that a hero of this body can be told of. */
export function fittingBody(inserts: readonly Insert[], language: Language, flags: readonly string[]): Insert[] {
  const dressed = flags.includes('animal') ? withoutWords(inserts, CLOTHES[language]) : [...inserts]
  const isStepless = flags.includes('wheels') || flags.includes('unwalking')
  return isStepless ? withoutWords(dressed, STEPS[language]) : dressed
}
