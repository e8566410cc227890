import { listed, plain } from '../../../../story/plain-words.ts'

/** How a visitor's answer about the hero can be said in a sentence without breaking it. */
export type Phrase = 'adjectives' | 'third' | 'first' | 'other'

const ADJECTIVES = new Set(
  'brave douce doux calme timide fidèle honnête drôle sage fière fier gaie gai vive vif forte fort franc franche loyale loyal bavarde bavard maligne malin têtue têtu polie poli hardie hardi rusée rusé gentille gentil sincère tendre modeste sensible solide rapide lente lent tranquille espiègle rebelle optimiste pessimiste énergique dynamique sociable juste sévère simple bizarre coquine coquin farceuse farceur rêveuse rêveur gourmande gourmand câline câlin futée futé débrouillarde débrouillard seule seul triste folle fou libre'.split(
    ' ',
  ),
)
const ADJECTIVE_END = /^\p{Ll}{3,}(?:eux|euse|if|ive|ant|ante|ent|ente|able|ible|ique|elle|el|é|ée|aire|iste)$/u
const DEGREE = /^(?:très|assez|un peu|plutôt|toujours|parfois|souvent|trop|si) /iu

/** Verbs that an answer about somebody often begins with: "compte les marches", "a peur du noir". */
const VERBS =
  'a est fait dit va veut peut sait perd dort rit ment court boit lit met prend tient vit voit croit connaît écrit rend sort part suit compte oublie lâche parle chante fredonne siffle danse ramasse collectionne pose demande cherche dessine griffonne bricole invente construit rêve tombe trébuche renverse casse mange refuse aime adore déteste craint garde donne aide écoute porte marche saute grimpe joue raconte répète range mélange confond égare arrive rate boude râle pleure sourit grogne mord ronge mâche tire pousse ouvre ferme vérifie croque vole imite protège partage'.split(
    ' ',
  )
const THIRD = new RegExp(
  `^(?:(?:ne|n[’'’]|se|s[’'’]|y|en) ?)*(?:${VERBS.join('|')})(?: |$)|^n[’']a |^(?:n[’']|s[’'])(?:arrête|endort|ennuie|énerve|oublie|aime|ose|excuse|habille|invente|intéresse|inquiète)(?: |$)`,
  'u',
)
const FIRST = /(?:^|[\s,;])(?:je |j[’']|moi |mon |ma |mes |nous |me |m[’'])/iu

/** Sorts an answer by how it begins; `other` is what must be quoted. */
export function phraseOf(text: string): Phrase {
  const said = plain(text)
  if (FIRST.test(said)) return 'first'
  if (/[.!?:;…]/u.test(said)) return 'other'
  const parts = listed(said).map(part => part.replace(DEGREE, '').toLowerCase())
  const isAdjective = (part: string) => ADJECTIVES.has(part) || ADJECTIVE_END.test(part)
  if (parts.length > 0 && parts.every(isAdjective)) return 'adjectives'
  return THIRD.test(said) && said.includes(' ') ? 'third' : 'other'
}

/** "brave, curieuse et têtue", as it stands behind "était". */
export function adjectiveList(text: string): { readonly all: string; readonly last: string } {
  const parts = listed(text).map(part => part.charAt(0).toLowerCase() + part.slice(1))
  const last = parts.at(-1) ?? ''
  return { all: parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${last}` : last, last }
}
