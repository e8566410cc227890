import { type PhraseGrammar, readPhrase } from '../phrase-reader.ts'
import type { Forms, NounPhrase } from '../reading.ts'
import { accentWriter } from '../romance/accents.ts'
import { GENDERS, nameForms, type Phrase, pick, said } from '../romance/phrase.ts'
import { type Determined, type RomanceGrammar, readSingle } from '../romance/read-noun-phrase.ts'
import { shortRomance } from '../romance/short-phrase.ts'
import { indexOf, listed, withoutMarks } from '../romance/words.ts'
import { titleGender } from '../titles.ts'
import { capitalised, isName } from '../typed.ts'
import { verbOf } from './conjugate.ts'
import { isJoined } from './elided.ts'
import { HEAVY } from './heavy.ts'
import { BOTH, FEMININE, KIN, MASCULINE, PLURAL_FEMININE, PLURAL_MASCULINE, UNCOUNTED, UNIQUE } from './nouns.ts'
import {
  EVERYDAY_FEMININE,
  EVERYDAY_MASCULINE,
  EVERYDAY_PLURAL_FEMININE,
  EVERYDAY_UNCOUNTED,
} from './nouns-everyday.ts'

const UNUSUAL_X = /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/u

function pluralsOf(singular: string): readonly string[] {
  if (/[sxz]$/u.test(singular)) return [singular]
  if (/(?:eau|eu|au)$/u.test(singular) || UNUSUAL_X.test(singular)) return [`${singular}x`]
  return /al$/u.test(singular) ? [`${singular.slice(0, -1)}ux`, `${singular}s`] : [`${singular}s`]
}

let nouns: ReturnType<typeof indexOf> | undefined
const index = () => {
  nouns ??= new Map([
    ...indexOf(withoutMarks(EVERYDAY_MASCULINE), withoutMarks(EVERYDAY_FEMININE), pluralsOf),
    ...indexOf(`${MASCULINE} ${BOTH}`, `${FEMININE} ${BOTH}`, pluralsOf),
    ...listed(PLURAL_MASCULINE).map(word => [word, [{ gender: 'm', isPlural: true }]] as const),
    ...listed(`${PLURAL_FEMININE} ${EVERYDAY_PLURAL_FEMININE}`).map(
      word => [word, [{ gender: 'f', isPlural: true }]] as const,
    ),
  ])
  return nouns
}

const ARTICLES: Readonly<Record<string, string>> = {
  un: 'm',
  une: 'f',
  le: 'm',
  la: 'f',
  les: 'MF',
  des: 'MF',
  mon: 'mf',
  ma: 'f',
  mes: 'MF',
  ton: 'mf',
  ta: 'f',
  tes: 'MF',
  son: 'mf',
  sa: 'f',
  ses: 'MF',
  notre: 'mf',
  nos: 'MF',
  leur: 'mf',
  leurs: 'MF',
  votre: 'mf',
  vos: 'MF',
  ce: 'm',
  cet: 'm',
  cette: 'f',
  ces: 'MF',
  du: 'm',
}
const PARTITIVE = /^de (?:la |l’)/iu
const ELIDED = /^l’/iu

function determiner(words: string): Determined | undefined {
  const partitive = PARTITIVE.exec(words)?.[0]
  if (partitive)
    return { codes: /la/iu.test(partitive) ? 'f' : 'mf', rest: words.slice(partitive.length), isPartitive: true }
  if (ELIDED.test(words)) return { codes: 'mf', rest: words.slice(2), isPartitive: false }
  const [first = '', ...rest] = words.split(' ')
  const codes = Object.hasOwn(ARTICLES, first.toLowerCase()) ? ARTICLES[first.toLowerCase()] : undefined
  if (!codes || rest.length === 0) return undefined
  return { codes, rest: rest.join(' '), isPartitive: /^du$/iu.test(first) }
}

const startOf = ({ number, before, noun }: Phrase): string => said(number, ...before, noun)
const own = (phrase: Phrase, mark: string): string => {
  const { name, after, called } = phrase
  const naming = called === '' ? '' : `nommé${pick(phrase, ['', 'e', 's', 'es'])} ${called}`
  return said(startOf(phrase), mark === '' ? name : name && `${mark} ${name}`, after, naming)
}

/** "l’horloge", "le hérisson", "les bottes". */
function definite(phrase: Phrase, words: string): string {
  if (phrase.isPlural) return `les ${words}`
  return isJoined(words) ? `l’${words}` : `${pick(phrase, ['le', 'la', '', ''])} ${words}`
}

function joined(preposition: 'de' | 'à', words: string): string {
  const [le, les] = preposition === 'de' ? ['du ', 'des '] : ['au ', 'aux ']
  return words
    .replace(/^le /u, le)
    .replace(/^les /u, les)
    .replace(/^(?=l[’a])/u, `${preposition} `)
}

function indefinite(phrase: Phrase): string {
  const words = own(phrase, `nommé${pick(phrase, ['', 'e', 's', 'es'])}`)
  if (phrase.isUnique) return definite(phrase, words)
  if (phrase.number !== '') return words
  if (phrase.isPlural) return phrase.before.length === 0 ? `des ${words}` : bare(words)
  if (phrase.isUncounted) return joined('de', definite(phrase, words))
  return pick(phrase, ['un ', 'une ', '', '']) + words
}

const bare = (words: string): string => (isJoined(words) ? `d’${words}` : `de ${words}`)

function possessed(phrase: Phrase, [masculine, feminine, plural]: readonly [string, string, string]): string {
  const words = own(phrase, '')
  if (phrase.isUnique) return definite(phrase, words)
  if (phrase.isPlural) return `${plural} ${words}`
  return `${phrase.gender === 'm' || isJoined(words) ? masculine : feminine} ${words}`
}

function pronouns(phrase: Phrase): Forms {
  return {
    il: pick(phrase, ['il', 'elle', 'ils', 'elles']),
    lui: phrase.isPlural ? 'leur' : 'lui',
    soi: pick(phrase, ['lui', 'elle', 'eux', 'elles']),
    le_: pick(phrase, ['le', 'la', 'les', 'les']),
    e: pick(phrase, ['', 'e', 's', 'es']),
  }
}

function formsOf(phrase: Phrase): Forms {
  const words = own(phrase, '')
  const the = definite(phrase, words)
  const isVowel = isJoined(words)
  return {
    '': words,
    le: the,
    un: indefinite(phrase),
    du: joined('de', the),
    au: joined('à', the),
    de: bare(words),
    son: possessed(phrase, ['son', 'sa', 'ses']),
    mon: possessed(phrase, ['mon', 'ma', 'mes']),
    ton: possessed(phrase, ['ton', 'ta', 'tes']),
    ce: `${pick(phrase, [isVowel ? 'cet' : 'ce', 'cette', 'ces', 'ces'])} ${words}`,
    ...pronouns(phrase),
    name: phrase.called || phrase.name || definite(phrase, phrase.noun),
  }
}

function phraseOf(phrase: Phrase): NounPhrase {
  const forms = formsOf(phrase)
  return {
    kind: 'noun phrase',
    language: 'fr',
    gender: GENDERS[phrase.gender],
    isPlural: phrase.isPlural,
    isName: false,
    forms,
    ...shortRomance(phrase, forms, formsOf, word => index().get(word) ?? []),
  }
}

const FEMALE_KIN = /^(?:mamie|mamy|maman|tante|tata|tatie|marraine)$/iu
const kin = new Set(listed(KIN))

function named(name: string, gender: 'm' | 'f' | undefined): NounPhrase {
  const of = isJoined(name) ? `d’${name}` : `de ${name}`
  const known = gender ? pronouns({ gender, isPlural: false } as Phrase) : { il: name, soi: name, lui: 'lui' }
  const forms = nameForms(name, 'le un son mon ton ce', { du: of, de: of, au: `à ${name}`, ...known })
  return {
    kind: 'noun phrase',
    language: 'fr',
    gender: gender ? GENDERS[gender] : 'unknown',
    isPlural: false,
    isName: true,
    forms,
  }
}

function readName(words: string): NounPhrase | undefined {
  const title = titleGender(words, 'fr')
  if (title) return named(words, title)
  const tokens = words.split(' ')
  const [first = ''] = tokens
  if (kin.has(first.toLowerCase()) && (tokens.length === 1 || isName(tokens.slice(1))))
    return named(capitalised(words), FEMALE_KIN.test(first) ? 'f' : 'm')
  return isName(tokens) && !index().has(first.toLowerCase()) ? named(words, undefined) : undefined
}

const ADJECTIVE_VERBS =
  /^(?:vide|calme|double|sèche|propre|gonfle|use|rouge|complète|tendre|trouble|libre|mouille|gaze|neuve?|blanche)$/u

const OWN_ONLY = / (?:(?:rien )?(?:qu’)?à|pour) (?:elle|lui|moi|soi)(?: tout(?:e)? seule?)?$/iu

const romance: RomanceGrammar = {
  determiner,
  numbers: 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  before:
    /^(?:petite?s?|grande?s?|vieux|vieil|vieilles?|beau|bel|belles?|beaux|nouveau|nouvel|nouvelles?|nouveaux|gros|grosses?|jolie?s?|bons?|bonnes?|mauvaise?s?|premi(?:er|ère)s?|meilleure?s?|longue?s?|très|tout|toute|mini|super|énormes?|immenses?|minuscules?|autres?|vraie?s?|même|mystérieu(?:x|se|ses)|ancien(?:ne)?s?)$/iu,
  preposition:
    /^(?:de|du|des|à|au|aux|en|dans|sur|sous|avec|sans|pour|par|chez|contre|derrière|devant|près|entre|comme)$|^d’/iu,
  determinerInside: /^(?:le|la|les|un|une|son|sa|ses|mon|ma|mes|notre|nos|leur|leurs|ce|cette|deux|trois|quatre)$/iu,
  relative: / (?:qui|que|dont|où|quand|parce|avec (?:qui|lequel|laquelle|lesquels|lesquelles)|à qui) | qu’/iu,
  naming: / (?:nommée?s?|appelée?s?|qui s’appelle(?:nt)?|du nom de) /iu,
  ownOnly: OWN_ONLY,
  firstPerson: /^(?:moi|mon|ma|mes|notre|nos|nous|je|j’\p{L}*)$/iu,
  and: /^et$/iu,
  lookUp: word => index().get(word) ?? [],
  byEnding: () => [],
  isVerb: word => !ADJECTIVE_VERBS.test(word) && verbOf(word)?.form === 'finite',
  uncounted: new Set(listed(`${UNCOUNTED} ${EVERYDAY_UNCOUNTED}`)),
  unique: new Set(listed(UNIQUE)),
  kin,
  isKinName: true,
  phraseOf,
}

const FRAME = /^(?:(?:la |elle a |il a |j’ai )?(?:très |un peu )?peur (?=d))/iu
/** "peur du noir" is about "le noir". */
const unframed = (words: string): string => {
  const own = words.replace(OWN_ONLY, '').replace(/(?<!\p{L})père noël(?!\p{L})/iu, 'père Noël')
  const bareWords = own.replace(FRAME, '')
  if (bareWords === own) return own
  return bareWords
    .replace(/^du /u, 'le ')
    .replace(/^des /u, 'les ')
    .replace(/^de (?=la |l’|sa |son |ses |mon |ma |mes )/u, '')
    .replace(/^(?:de |d’)/u, '')
}

const CREATURES = new Set(
  listed(
    `chien chienne chat chatte chaton chiot lapin lapine cheval poney âne souris hamster oiseau perruche perroquet poisson tortue serpent grenouille hérisson ours ourson nounours doudou peluche éléphant singe lion tigre girafe zèbre
    crocodile dinosaure dino dragon licorne chouette hibou renard loup mouton vache cochon poule canard pingouin dauphin baleine requin phoque écureuil poupée robot fée sorcière chevalier pirate lutin géant fantôme monstre couverture
    frère sœur mère père cousin cousine ami amie copain copine voisin voisine maîtresse maître oncle`,
  ),
)

export const isNoun = (word: string): boolean => index().has(word.toLowerCase())

const grammar: PhraseGrammar = {
  unframed,
  isTitled: words => titleGender(words, 'fr') !== undefined,
  isCreature: word => CREATURES.has(word.toLowerCase()),
  isNoun,
  heavy: HEAVY,
  sentence:
    /(?:^| )(?:je|il|elle|on|nous|vous|ils|elles|est|sont|était|étaient|ai|as|avons|ont|avait|doit|peut|veut|sera|c’est|n’\p{L}+|s’est|pas|rien|tout|aucune?)(?= |$)|(?:^| )(?:j’|qu’)\p{L}/iu,
  relative: / (?:qui|que|dont|où) /iu,
  and: / (?:et|&|\+|ou) /iu,
  determined: /^(?:(?:le|la|un|une|mon|ma|son|sa|notre|leur) |l’)/iu,
  naming: /^qui s’appelle (\p{Lu}\p{L}+)$/u,
  read: (words, name) => readSingle(words, romance, name),
  readName,
  readAnyName: name => named(name, titleGender(name, 'fr')),
  andBefore: () => 'et',
  together: gender => {
    const several = { gender: gender === 'feminine' ? 'f' : 'm', isPlural: true } as Phrase
    return pronouns(several)
  },
}

const withAccents = accentWriter(() => index().keys())

export const readNounPhrase = (text: string, isSomebody = false): NounPhrase | undefined =>
  readPhrase(withAccents(text), grammar, isSomebody)
