import { folded } from '../../editor/folding.ts'
import { entriesOf, phrasePattern } from '../../editor/phrase-pattern.ts'

export interface LengthRequest {
  readonly mayGrow: boolean
  readonly mayShrink: boolean
}

export const SAME_LENGTH: LengthRequest = { mayGrow: false, mayShrink: false }

/** Of all languages: visitors write in theirs, not always in the story's. */
const LONGER = phrasePattern(
  entriesOf(`longer|lengthen*|more words|words more|more text|more detail*|too short|expand*|extend*|add a chapter|another scene|
    länger*|ausführlicher*|mehr text|mehr wörter|wörter mehr|worte mehr|zu kurz|mehr details|mehr einzelheiten|verlänger*|
    plus long|plus longue|rallong*|allong*|plus de mots|mots de plus|plus de détails|trop court|trop courte|
    más larg*|alarg*|más palabras|palabras más|más detalle*|demasiado cort*|
    più lung*|allung*|più parole|parole in più|più dettagli*|troppo cort*|troppo breve|
    dłuższ*|dłużej|wydłuż*|więcej słów|więcej szczegółów|za krótk*|længere|forlæng*|flere ord|for kort|flere detaljer|
    daha uzun|uzat*|daha fazla kelime|kelime daha|çok kısa`),
)
const SHORTER = phrasePattern(
  entriesOf(`shorter|shorten*|fewer words|words less|words fewer|less text|too long|cut it down|more concise|half as long|
    kürzer*|kürze|kürzen|gekürzt*|weniger text|weniger wörter|wörter weniger|zu lang|knapper*|straffe*|halb so lang|
    plus court|plus courte|raccourci*|moins de mots|mots de moins|moins de texte|trop long|trop longue|
    más cort*|acort*|menos palabras|palabras menos|más breve|demasiado larg*|
    più cort*|accorci*|meno parole|parole in meno|più breve|troppo lung*|
    krótsz*|krócej|skróć*|mniej słów|za dług*|kortere|forkort*|færre ord|for lang|daha kısa|kısalt*|daha az kelime|çok uzun`),
)
const THAI_LONGER = /ยาวขึ้น|ยาวกว่า|สั้นเกินไป|เพิ่มคำ/u
const THAI_SHORTER = /สั้นลง|สั้นกว่า|ยาวเกินไป|ตัดให้สั้น/u

/** What a revision request asks of the length; neither where it is about something else. */
export function lengthRequestIn(request: string, language: string): LengthRequest {
  const text = folded(request, language)
  return {
    mayGrow: LONGER.test(text) || THAI_LONGER.test(text),
    mayShrink: SHORTER.test(text) || THAI_SHORTER.test(text),
  }
}
