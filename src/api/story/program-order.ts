/** UTF-16 units: who writes more before the order hides it from a reader, too. */
const READ_UNITS = 2000

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const COMMANDS = set(
  'ignore disregard forget override bypass ignorier ignoriere ignoriert vergiss vergesst missachte überschreibe ignorez ignorer oublie oubliez ' +
    'ignora ignorad olvida olvide olvidad ignorate dimentica dimenticate trascura görmezden unut yoksay',
)
/** What only a program has been told before. */
const TOLD = set(
  'instructions instruction directives prompt prompts guidelines anweisungen anweisung instruktionen vorgaben befehle systemprompt consignes ' +
    'instrucciones indicaciones directrices istruzioni indicazioni talimatları talimatlarını komutları',
)
const BEFORE = set(
  'previous prior above earlier all any preceding your system vorherigen bisherigen obigen früheren alle deine précédentes toutes tes vos ' +
    'anteriores previas todas tus precedenti tutte tue önceki tüm',
)
/** In any place of an answer. */
const PHRASES = [
  'system prompt',
  'systemprompt',
  'prompt injection',
  'developer mode',
  'jailbreak',
  'as an ai',
  'you are now',
  'you are chatgpt',
  'language model',
  'sprachmodell',
  'modèle de langage',
  'modelo de lenguaje',
  'modello linguistico',
  'dil modeli',
  'drop table',
  'เพิกเฉยต่อคำสั่ง',
  'ละเว้นคำสั่ง',
]

/** Whether an answer tells a program what to do, in any of our languages: no story says such a thing. */
export function isProgramOrder(answer: string): boolean {
  const text = answer.slice(0, READ_UNITS).toLowerCase()
  if (PHRASES.some(phrase => text.includes(phrase))) return true
  const words = text.split(/[^\p{L}\p{M}]+/u)
  const has = (list: ReadonlySet<string>) => words.some(word => list.has(word))
  return has(COMMANDS) && has(TOLD) && has(BEFORE)
}
