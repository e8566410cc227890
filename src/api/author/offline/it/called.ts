import { calledName } from '../../../story/called-name.ts'
import { plain } from '../../../story/plain-words.ts'
import { withoutEnd } from '../../without-end.ts'

/** Words that need the next one to name a person. */
const LEADING =
  /^(?:il|lo|la|un|uno|una|nonn[oa]|zi[oa]|mamma|papà|babbo|don|donna|suor|fra|san|santa|santo|signor[ae]?|signorina|dottor(?:e|essa)?|professor(?:e|essa)?|maestr[oa]|capitan[oa]|re|regina|principe|principessa)$/iu
const TRAILING = / (?:di|de|del|dello|della|dei|degli|delle|da|dal|dalla|la|il|lo|e|ed)$/iu
/** Articles are in lower case: "lo Smilzo". "Le" and "Lo" may be names and stay. */
const SMALL = /^(?:Il|La|Lo(?= (?:s(?![aeiouh])|z|gn|ps))|Una?|Uno|Don|Donna|Suor)(?= )|^L(?=['’]\p{L})/iu
/** Titles with an article: "la signora Rossi", "il dottor Bianchi". */
const TITLED =
  /^(?:(signora|signorina|dottoressa|professoressa|maestra|capitana|regina|principessa)|(signor|dottor|dottore|professor|professore|maestro|capitano|re|principe)) (?=\S)/iu
const WORDS_MOST = 3

function articled(name: string): string {
  const [title = '', female] = TITLED.exec(name) ?? []
  return title === '' ? name : `${female ? 'la' : 'il'} ${title.toLowerCase()}${name.slice(title.length)}`
}

/** In running text: "la signora Rossi", "don Luigi". Empty when nothing remains; `usual` is the common form. */
export function called(name: string, usual = calledName(name)): string {
  const words = plain(name).split(' ')
  let count = 1
  while (count < Math.min(words.length, WORDS_MOST) && LEADING.test(words[count - 1] ?? '')) count += 1
  const longer = withoutEnd(words.slice(0, count).join(' '), TRAILING)
  const said = LEADING.test(usual) ? longer : usual
  return articled(said.replace(SMALL, word => word.toLowerCase()))
}
