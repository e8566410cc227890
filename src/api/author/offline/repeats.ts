import type { Brief } from '../../story/brief.ts'
import { SPOKEN_NAMES } from '../../story/brief-answers.ts'
import { calledName } from '../../story/called-name.ts'
import { factsOf } from '../../story/facts.ts'
import { EXCERPT_WORDS_SHORTER, excerpt, plain } from '../../story/plain-words.ts'

/** Longer connections are compared: two brothers are two brothers. */
const KINSHIP_UNITS = 24

/** Of two alike hero answers the first in this order is told. */
const FIRST = ['quirks', 'characteristics', 'peculiarities'] as const
const HEARD = [...new Set([...FIRST, ...SPOKEN_NAMES])]

/** The brief without repeated answers, facts numbered anew. The first of two alike proves both. */
export function withoutRepeats(brief: Brief): Brief {
  const heard = new Set<string>()
  const isNew = (text: string): boolean => {
    const start = excerpt(text, EXCERPT_WORDS_SHORTER)
    // Where there are no spaces, a longer excerpt does not hold a shorter one as words of its own.
    const words = (start.includes(' ') ? start : plain(text)).toLowerCase()
    if (words === '' || heard.has(words)) return false
    heard.add(words)
    return true
  }
  const met = new Set<string>()
  const isNewPerson = (person: string): boolean => {
    const isNew = !met.has(person)
    met.add(person)
    return isNew
  }
  const once = (text: string): string => (isNew(text) ? text : '')
  const { hero } = brief
  once(brief.location)
  const spoken = HEARD.map(name => {
    // An option may be the same word for both: brown hair, brown eyes.
    const isSameWord = name === 'eyes' && hero.eyes === hero.hair
    return [name, isSameWord ? hero[name] : once(hero[name])]
  })
  const distinct: Brief = {
    ...brief,
    hero: { ...hero, build: [...new Set(hero.build)], ...Object.fromEntries(spoken) },
    relations: brief.relations
      .filter(({ name, connection }) => isNewPerson(`${calledName(name)}, ${connection}`))
      .map(relation => ({
        ...relation,
        connection: relation.connection.length > KINSHIP_UNITS ? once(relation.connection) : relation.connection,
      })),
    places: brief.places.filter(isNew),
    answers: brief.answers.filter(({ answer }) => isNew(answer)),
    baseStory: once(brief.baseStory),
    refinement: once(brief.refinement),
  }
  return { ...distinct, facts: factsOf(distinct) }
}
