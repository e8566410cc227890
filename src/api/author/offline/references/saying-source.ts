import { hash } from '../../../../lib/seeded.ts'
import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'
import { plain } from '../../../story/plain-words.ts'
import type { AnswerLanguage } from '../answers/reading.ts'
import { personClassesOf, type RelationClass, relationClassesOf } from '../choice/relation-class.ts'

/** Who is asked for by what they are: "Was sagt Opa immer?" */
const FAMILY: readonly RelationClass[] = ['parent', 'grandparent', 'sibling', 'relative']

interface SourceWords {
  /** Words before somebody of the family that belong to what they are called: "el abuelo". */
  readonly article: RegExp
  /** Who is called so without an article; of anybody else nothing is said. */
  readonly bare: RegExp
  /** In several wordings, of which a story has one. */
  of(who: string, article: string): readonly string[]
  ofSmall(who: string, article: string): string
}

const NO_ARTICLE = /(?!)/u
const said = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
const ofFrench = (who: string): string => (/^[aeiouyéèêâîôhœ]/iu.test(who) ? `d’${who}` : `de ${who}`)

/** "del abuelo", "de la abuela", "de mamá". */
const ofSpanish = (who: string, article: string): string => (article === 'el' ? `del ${who}` : said('de', article, who))
/** "del nonno", "dalla mamma", "di papà". */
const withItalian = (preposition: 'di' | 'da', who: string, article: string): string => {
  const joined = preposition === 'di' ? 'del' : 'dal'
  return article === 'il' ? `${joined} ${who}` : article === 'la' ? `${joined}la ${who}` : `${preposition} ${who}`
}

const WORDS: Readonly<Record<AnswerLanguage, SourceWords>> = {
  de: {
    article: NO_ARTICLE,
    bare: /^(?:mam[ai]|mutti|pap[ai]|vati|om[ai]|op[ai]|urom[ai]|urop[ai]|omama|opapa)$/iu,
    of: who => [
      `Der Satz war von ${capital(who)}.`,
      `Das sagte ${capital(who)} bei fast jeder Gelegenheit.`,
      `Wort für Wort war das ${capital(who)}.`,
      `So redete sonst nur ${capital(who)}.`,
      `Von ${capital(who)} hatte man das, und es half fast immer.`,
    ],
    ofSmall: who => `Das sagt ${capital(who)} immer.`,
  },
  en: {
    article: NO_ARTICLE,
    bare: /^(?:mum|mummy|mom|mommy|mam|ma|dad|daddy|da|pa|papa|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|nan|nana|nanny|nanna|pop|pops)$/iu,
    of: who => [
      `It was one of ${capital(who)}’s sayings.`,
      `That was ${capital(who)}, word for word.`,
      `${capital(who)} said it about most things.`,
      `It came from ${capital(who)}, and it had worn well.`,
      `You could hear ${capital(who)} in it.`,
    ],
    ofSmall: who => `${capital(who)} always says that.`,
  },
  fr: {
    article: NO_ARTICLE,
    bare: /^(?:pap[iy]|mam[iy]e?|maman|papa|m[ée]m[ée]|p[ée]p[ée]|tata|tatie|tonton|\p{Lu}.*)$/u,
    of: who => [
      `La phrase était ${ofFrench(who)}.`,
      `${capital(who)} le disait à tout propos.`,
      `On croyait entendre ${who}.`,
      `Cela venait ${ofFrench(who)}, et servait souvent.`,
      `C’était, mot pour mot, du ${who}.`,
    ],
    ofSmall: who => `C’est ${who} qui dit ça.`,
  },
  es: {
    article: /^(?:el|la)$/u,
    bare: /^(?:mam[áa]|pap[áa]|mami|papi|\p{Lu}.*)$/u,
    of: (who, article) => [
      `La frase era ${ofSpanish(who, article)}.`,
      `${capital(said(article, who))} lo decía casi por todo.`,
      `Venía ${ofSpanish(who, article)}, y servía para mucho.`,
      `Así hablaba ${said(article, who)}.`,
      `Era, palabra por palabra, cosa ${ofSpanish(who, article)}.`,
    ],
    ofSmall: (who, article) => `Eso lo dice siempre ${said(article, who)}.`,
  },
  it: {
    article: /^(?:il|la)$/u,
    bare: /^(?:papà|\p{Lu}.*)$/u,
    of: (who, article) => [
      `La frase era ${withItalian('di', who, article)}.`,
      `${capital(said(article, who))} lo diceva quasi di tutto.`,
      `Veniva ${withItalian('da', who, article)}, e serviva spesso.`,
      `Così parlava ${said(article, who)}.`,
      `Era, parola per parola, roba ${withItalian('di', who, article)}.`,
    ],
    ofSmall: (who, article) => `Lo dice sempre ${said(article, who)}.`,
  },
}

/** Somebody of the family in a question, as they are called there, and with the name that the visitor gave. */
function sourceIn(question: string, { relations }: Brief, language: AnswerLanguage) {
  const words = plain(question).split(/[^\p{L}\p{M}’-]+/u)
  for (const [at, word] of words.entries()) {
    const classes = relationClassesOf(word, language).filter(one => FAMILY.includes(one))
    if (classes.length === 0) continue
    const named = relations.find(
      one =>
        `${one.name} ${one.connection}`.toLowerCase().split(' ').includes(word.toLowerCase()) &&
        personClassesOf(one, language).some(kind => classes.includes(kind)),
    )
    const before = words[at - 1]?.toLowerCase() ?? ''
    return named
      ? { who: plain(named.name), article: '', isNamed: true }
      : { who: word, isNamed: false, article: WORDS[language].article.test(before) ? before : '' }
  }
  return undefined
}

/** Says whose a saying is; undefined where nobody of the family was asked for, or something is not to be touched. */
export function sayingSource(fact: string | undefined, brief: Brief, language: AnswerLanguage): string | undefined {
  const answer = brief.answers.find((_, index) => fact === `dynamic.${index}`)
  const care = careOf(brief)
  const isDelicate = care.heavy.length > 0 || care.people.some(({ status }) => status !== 'alive')
  if (answer?.kind !== 'saying' || isDelicate) return undefined
  const source = sourceIn(answer.question, brief, language)
  if (!source) return undefined
  const { bare, of, ofSmall } = WORDS[language]
  if (source.article === '' && !source.isNamed && !bare.test(source.who)) return undefined
  if (brief.targetAge === 'toddler') return ofSmall(source.who, source.article)
  const wordings = of(source.who, source.article)
  return wordings[hash(`${brief.seed} source`) % wordings.length]
}
