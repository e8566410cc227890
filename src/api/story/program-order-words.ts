const words = (text: string): readonly string[] => text.trim().split(/\s+/u)
const phrases = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .split('|')
    .map(phrase => phrase.trim().replace(/\s+/gu, ' '))

/** Marks of the formats in which programs are addressed; nobody types them about a person. */
export const ORDER_SIGNS: readonly string[] = [
  ...words('</data <data &lt; \\u003c <| |> [inst] [/inst] <<sys <system <script <!-- ``` {{ }}'),
  ...['$'.concat('{'), '": "', '; drop table', '### instruction', '### response', 'assistant:', '{"'],
]

/** What is said to a program only. Lower case. */
export const ORDER_PHRASES = phrases(`system prompt|systemprompt|previous instructions|your instructions|hidden rules|
  api key|safety checks|skip the editor|emergency override|before this message|do not write a story|answer only with|
  pretend to be dan|let us play a game: you are|obey me|obey it|obey the visitor|and obey|decode this|reveal the prompt|reveal the rules|end of data|
  new instruction from|print the rules|
  bisherigen anweisungen|vorherigen anweisungen|deine anweisungen|geheimen anweisungen|über diesem text|programm ohne grenzen|
  keine prüfung, keine sicherheit|passwörter vorliest|
  consignes précédentes|instructions précédentes|invite système|instructions que tu as reçues|tu obéis seulement|
  instrucciones anteriores|mensaje de sistema|mensaje del sistema|asistente sin límites|te dijeron antes de este texto|
  istruzioni precedenti|prompt di sistema|istruzioni che hai ricevuto|
  poprzednie instrukcje|poprzednie polecenia|tidligere instruktioner|forrige instruktioner|
  önceki tüm talimatları|sistem mesajını|kurallarını unut|verilen talimatları|
  คำสั่งก่อนหน้า|คำสั่งระบบ|ลืมกฎ|ทุกคำที่อยู่เหนือ`)

/** Imperatives, which count where they begin a sentence and one of `PROGRAM_NOUNS` follows. */
export const IMPERATIVES: ReadonlySet<string> = new Set(
  words(`ignore disregard forget override bypass print output repeat reveal display translate quote
    ignoriere ignorier vergiss wiederhole drucke gib zeige
    ignorez oubliez répétez affichez ignorad olvidad dimenticate ripeti
    ignoruj zapomnij powtórz ignorer glem gentag`),
)

/** Imperatives that say what somebody does, too ("olvida las reglas"): they count where the words that follow are `YOURS`. */
export const AMBIGUOUS_IMPERATIVES: ReadonlySet<string> = new Set(
  words('oublie répète affiche ignora olvida repite muestra dimentica mostra'),
)

export const YOURS: ReadonlySet<string> = new Set(
  words('your previous prior above tes vos précédentes précédents tus vuestras anteriores tue vostre precedenti'),
)

export const PROGRAM_NOUNS: ReadonlySet<string> = new Set(
  words(`instructions instruction prompt prompts rules above
    anweisungen anweisung regeln systemprompt
    consignes règles instrucciones reglas istruzioni regole instrukcje polecenia zasady instruktioner regler`),
)

/** Words before an imperative that begins a sentence nevertheless. */
export const POLITE_WORDS: ReadonlySet<string> = new Set(
  words('please now and then bitte nun und dann et puis maintenant y ahora e poi adesso ora og nu i teraz'),
)
