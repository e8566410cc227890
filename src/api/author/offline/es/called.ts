import { calledName } from '../../../story/called-name.ts'
import { plain } from '../../../story/plain-words.ts'
import { withoutEnd } from '../../without-end.ts'

/** Words that need the next one to name a person. */
const LEADING =
  /^(?:el|la|los|las|un|una|abuel[oa]|yay[oa]|t[íi][oa]|don|doña|señora?|señorita|san|santa|doctora?|profesora?)$/iu
const TRAILING = / (?:de|del|la|las|los|el|y|e)$/iu
/** In lower case before a name, or a noun for one: "don Braulio", "el señor". */
const SMALL = /^(?:(?:Don|Doña|Señora?|Señorita)(?= )|(?:El|La|Los|Las)(?= \p{Ll}))/u
const WORDS_MOST = 3

/** In running text: "doña Rosa", "el señor". Empty when nothing remains; `usual` is the common form. */
export function called(name: string, usual = calledName(name)): string {
  const words = plain(name).split(' ')
  let count = 1
  while (count < Math.min(words.length, WORDS_MOST) && LEADING.test(words[count - 1] ?? '')) count += 1
  const longer = withoutEnd(words.slice(0, count).join(' '), TRAILING)
  const short = withoutEnd(usual, TRAILING)
  return (LEADING.test(short) ? longer : short).replace(SMALL, word => word.toLowerCase())
}
