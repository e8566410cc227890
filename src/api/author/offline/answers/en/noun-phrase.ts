import { withArticle } from '../../en/article.ts'
import { type PhraseGrammar, readPhrase } from '../phrase-reader.ts'
import type { Forms, Gender, NounPhrase } from '../reading.ts'
import { shortForms } from '../short-forms.ts'
import { titleGender } from '../titles.ts'
import { capitalised, isCapital, isName, isWordLike, typed } from '../typed.ts'
import { COMPOUNDS, modifiersKept } from './compounds.ts'
import { verbOf } from './conjugate.ts'
import { dishOf } from './dishes.ts'
import { HEAVY } from './heavy.ts'
import { type EnglishNoun, nounOf, PROPER_NOUNS } from './lexicon.ts'
import { ADJECTIVES, CALLED, FEMALE, MALE, PEOPLE } from './nouns.ts'
import { spelled } from './spelled.ts'

const DETERMINER =
  /^(?:an?|the|my|his|her|our|your|their|its|some|this|that|these|those|lots of|a lot of|a few|many|all|all the|all her|all his|\p{L}+(?:’s|s’))$/iu
const LONG_DETERMINER = /^(?:next door’s|lots of|a lot of|a few|all the|all her|all his) /iu
const PLURAL_DETERMINER = /^(?:some|these|those|lots of|a lot of|a few|many|all)/iu
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const PREPOSITION =
  /^(?:of|with|without|in|inside|on|under|behind|from|for|by|at|near|next|above|below|between|over|full|made|like|to|about)$/iu
const RELATIVE = /^(?:that|which|who|whose|where|when|because|if|so|whom)$/iu
const NAMING = /^(?:called|named)$/iu
const FIRST_PERSON = /^(?:i|i’m|me|my|mine|we|us|our|ours)$/iu
/** No word of a phrase before its noun. */
const NO_MODIFIER =
  /^(?:is|are|was|were|be|been|has|have|had|do|does|did|can|will|would|and|or|but|not|no|he|she|it|they|we|i|you|me|him|them|the|a|an|to)$/iu
const TAIL_WORDS_MOST = 6
const CALLED_WORDS = new Set(CALLED.split(' '))
const FEMALE_WORDS = new Set(FEMALE.split(' '))

const PRONOUNS = { male: ['he', 'him'], female: ['she', 'her'] } as const
const GENDERS: Readonly<Record<string, Gender>> = { male: 'masculine', female: 'feminine', person: 'unknown' }

const phrase = (gender: Gender, isPlural: boolean, isName: boolean, forms: Forms) => ({
  kind: 'noun phrase' as const,
  language: 'en' as const,
  gender,
  isPlural,
  isName,
  forms,
})

/** Names with a noun in them. */
const FIGURES = new Set(['Father Christmas', 'Santa', 'Jack Frost'])

const NAME_TOKENS = ['', 'the', 'a', 'his', 'my', 'your', 'name']

function readName(words: string): NounPhrase | undefined {
  const title = titleGender(words, 'en')
  if (title) return named(words, title === 'f' ? 'female' : 'male')
  const tokens = words.split(' ')
  const [first = ''] = tokens
  const isKin = CALLED_WORDS.has(first.toLowerCase()) && (tokens.length === 1 || isName(tokens.slice(1)))
  if (!isKin && (!isName(tokens) || nounOf(tokens.at(-1) ?? '').isKnown)) return undefined
  const person = isKin ? (FEMALE_WORDS.has(first.toLowerCase()) ? 'female' : 'male') : undefined
  return named(isKin ? capitalised(words) : words, person)
}

function named(name: string, person: 'male' | 'female' | undefined): NounPhrase {
  const [it, them] = person ? PRONOUNS[person] : [name, name]
  const forms = Object.fromEntries(NAME_TOKENS.map(token => [token, name]))
  return phrase(person ? (GENDERS[person] ?? 'unknown') : 'unknown', false, true, { ...forms, it, them })
}

interface Core {
  readonly modifiers: readonly string[]
  readonly noun: string
  readonly facts: EnglishNoun
  readonly name: string
}

/** In small letters, where capitals are those of a title or of a sentence's start. */
function small(tokens: readonly string[]): string[] {
  const isTitle = tokens.every(isCapital) && nounOf(tokens.at(-1) ?? '').isKnown
  return tokens.map((token, at) => {
    const isShort = /^\p{Lu}{2,4}$/u.test(token)
    return !isShort &&
      (isTitle || (at === 0 && tokens.length > 1) || nounOf(token).isKnown) &&
      !PROPER_NOUNS.has(token.toLowerCase())
      ? token.charAt(0).toLowerCase() + token.slice(1)
      : token
  })
}

/** "red scooter", "dog Biscuit". */
function coreOf(typedCore: readonly string[], isDetermined: boolean): Core | undefined {
  const isTwoWords =
    typedCore.length > 2 &&
    typedCore.slice(-2).every(isCapital) &&
    !isCapital(typedCore.at(-3) ?? '') &&
    isName(typedCore.slice(-2)) &&
    nounOf(typedCore.at(-3) ?? '').isKnown
  if (isTwoWords) {
    const one = coreOf(typedCore.slice(0, -2), isDetermined)
    return one && { ...one, name: typedCore.slice(-2).join(' ') }
  }
  const isLastName = typedCore.length > 1 && isCapital(typedCore.at(-1) ?? '') && !isCapital(typedCore.at(-2) ?? '')
  const named = isLastName && nounOf(typedCore.at(-2) ?? '').isKnown
  const isBoth =
    typedCore.length === 2 &&
    typedCore.every(isCapital) &&
    nounOf(typedCore[0] ?? '').isKnown &&
    !nounOf(typedCore[1] ?? '').isKnown
  const hasName = (named || isBoth) && isName(typedCore.slice(-1))
  const tokens = small(hasName ? typedCore.slice(0, -1) : typedCore)
  const noun = tokens.at(-1) ?? ''
  const modifiers = tokens.slice(0, -1)
  const facts = nounOf(noun, modifiers.at(-1))
  const isWord = facts.isKnown || (isDetermined && isWordLike(noun) && !isAdjective(noun)) || /^[A-Z]{2,4}$/u.test(noun)
  if (!isWord || modifiers.some(word => NO_MODIFIER.test(word) || !/^[\p{L}\p{N}’.-]+$/u.test(word))) return undefined
  return { modifiers, noun, facts, name: hasName ? (typedCore.at(-1) ?? '') : '' }
}

const ADJECTIVE_WORDS = new Set(ADJECTIVES.split(' '))
const isAdjective = (word: string): boolean =>
  ADJECTIVE_WORDS.has(word.toLowerCase()) || /(?:ly|ful|ous|est|ing|ive|ish)$/u.test(word)

interface Parts {
  readonly core: readonly string[]
  readonly tail: string
  readonly name: string
}

function partsOf(tokens: readonly string[]): Parts | undefined {
  const naming = tokens.findIndex((token, at) => at > 0 && NAMING.test(token))
  const name = naming < 0 ? [] : tokens.slice(naming + 1).map(capitalised)
  if (naming >= 0 && !isName(name)) return undefined
  const whole = naming < 0 ? tokens : tokens.slice(0, naming)
  const relative = whole.findIndex((token, at) => at > 0 && RELATIVE.test(token))
  const own = relative < 0 ? whole : whole.slice(0, relative)
  const start = own.findIndex((token, at) => at > 0 && PREPOSITION.test(token))
  const tail = start < 0 ? [] : own.slice(start)
  if (tail.some(token => /^(?:is|are|was|were|has|had)$/iu.test(token))) return undefined
  const isKept = tail.length > 1 && tail.length <= TAIL_WORDS_MOST && !tail.some(token => FIRST_PERSON.test(token))
  return { core: start < 0 ? own : own.slice(0, start), tail: isKept ? tail.join(' ') : '', name: name.join(' ') }
}

interface Said {
  readonly core: Core
  readonly number: string
  readonly tail: string
  readonly called: string
  readonly isPlural: boolean
}

const joined = (...words: readonly string[]): string => words.filter(word => word !== '').join(' ')

/** "pair of binoculars" is called by what there is a pair of. */
function nameOf({ core, tail, called }: Said): string {
  if (called || core.name) return called || core.name
  const of = /^of (\p{L}+)$/u.exec(tail)?.[1]
  if (core.noun === 'pair' && of) return `the ${of}`
  const before = core.modifiers.at(-1) ?? ''
  const isOneWord = COMPOUNDS.has(`${before} ${core.noun}`)
  return `the ${isOneWord ? `${before} ` : ''}${core.noun}`
}

function formsOf(said: Said): Forms {
  const { core, number, tail, called, isPlural } = said
  const noun = [...core.modifiers, core.noun]
  const plain = joined(number, ...noun, core.name, tail, called && `called ${called}`)
  const introduced = joined(number, ...noun, core.name && `called ${core.name}`, tail, called && `called ${called}`)
  const definite = `the ${plain}`
  const { isUnique, isUncounted, person } = core.facts
  const indefinite = isUnique
    ? definite
    : isPlural || isUncounted || number !== ''
      ? introduced
      : withArticle(introduced)
  const owned = (owner: string) => (isUnique ? definite : `${owner} ${plain}`)
  const name = nameOf(said)
  const [it, them] = isPlural
    ? ['they', 'them']
    : person === 'person'
      ? [name, name]
      : person
        ? PRONOUNS[person]
        : ['it', 'it']
  return {
    '': plain,
    the: definite,
    a: indefinite,
    'his male': owned('his'),
    'his female': owned('her'),
    'his neutral': owned('their'),
    my: owned('my'),
    your: owned('your'),
    it,
    them,
    name,
  }
}

function read(words: string, apposed = ''): NounPhrase | undefined {
  const long = LONG_DETERMINER.exec(words)?.[0].trim() ?? ''
  const all = (long === '' ? words : words.slice(long.length + 1)).split(' ')
  const [first = '', ...others] = all
  const determiner = long || (DETERMINER.test(first) && others.length > 0 ? first : '')
  const owned = determiner === '' || long ? all : others
  // "my grandmother’s ring" is a ring.
  const isOwners = /^(?:my|his|her|our|your|their|the)$/iu.test(determiner) && /(?:’s|s’)$/u.test(owned[0] ?? '')
  const rest = isOwners && owned.length > 1 ? owned.slice(1) : owned
  const digits = /^\d{1,2}$/u.test(rest[0] ?? '') ? Number(rest[0]) : NUMBERS.indexOf((rest[0] ?? '').toLowerCase())
  const number = digits >= 2 ? (NUMBERS[digits] ?? '') : ''
  const parts = partsOf(number === '' ? rest : rest.slice(1))
  const core = parts && parts.core.length > 0 ? coreOf(parts.core, determiner !== '') : undefined
  if (!parts || !core || parts.core.length > 5) return undefined
  // "playing football" is no thing; "walking stick" is.
  const isDoing = determiner === '' && verbOf(core.modifiers[0] ?? '')?.form === 'doing'
  if (isDoing && !COMPOUNDS.has([...core.modifiers, core.noun].join(' '))) return undefined
  const isSingle = /^(?:an?|this|that)$/iu.test(determiner)
  const isMany = number !== '' || (core.facts.isUnchanged && PLURAL_DETERMINER.test(determiner))
  const isPlural = isMany || (!isSingle && core.facts.number === 'plural')
  if (determiner === '' && number === '' && CALLED_WORDS.has(core.noun) && core.modifiers.length === 0) return undefined
  const said = {
    core: apposed === '' ? core : { ...core, name: apposed },
    number,
    tail: parts.tail,
    called: parts.name,
    isPlural,
  }
  const { person } = core.facts
  const gender = person && !isPlural ? (GENDERS[person] ?? 'unknown') : 'neuter'
  const forms = formsOf(said)
  return { ...phrase(gender, isPlural, false, forms), ...shortOf(said, forms) }
}

/** With how it is called later: "the green jumper", "the jumper". */
function shortOf(said: Said, forms: Forms) {
  const { core, called } = said
  const isWhole = called !== '' || core.name !== '' || core.noun === 'pair'
  return shortForms(
    forms,
    () => (isWhole ? undefined : formsOf({ ...said, tail: '' })),
    () =>
      isWhole
        ? undefined
        : formsOf({
            ...said,
            number: '',
            tail: '',
            core: { ...core, modifiers: modifiersKept(core.modifiers, core.noun, isAdjective) },
          }),
  )
}

const FRAME =
  /^(?:(?:is |being |he is |she is |he’s |she’s |i am |i’m )?(?:a bit |very |really )?(?:afraid|scared|frightened|terrified) of |(?:the |a )?fear of |of (?=\p{L}))/iu

/** What is called by its noun. */
const CREATURES = new Set(
  (
    `${FEMALE} ${MALE} ${PEOPLE} ` +
    'dog cat kitten puppy rabbit bunny hare horse pony donkey mouse hamster bird parrot budgie fish goldfish tortoise turtle snake frog toad hedgehog bear teddy elephant monkey lion tiger giraffe zebra ' +
    'crocodile dinosaur dragon unicorn owl fox wolf sheep lamb cow pig hen chicken duck penguin dolphin whale shark seal squirrel deer doll robot fairy knight pirate elf giant ghost monster troll snowman blanket comforter lovey'
  ).split(' '),
)

const grammar: PhraseGrammar = {
  unframed: words => words.replace(FRAME, ''),
  isTitled: words => titleGender(words, 'en') !== undefined,
  isCreature: word => CREATURES.has(word.toLowerCase()),
  readAnyName: name => named(name, undefined),
  isNoun: word => nounOf(word).isKnown,
  heavy: HEAVY,
  sentence:
    /(?:^| )(?:i|he|she|they|we|you|is|are|was|were|am|has|have|had|does|did|can|will|would|must|should|isn’t|don’t|doesn’t|not|nothing|everything|nobody|everybody|somebody|everyone|someone|none|because)(?= |$)/iu,
  relative: / (?:that|which|who|whose|where) /iu,
  and: / (?:and|&|\+|or) /iu,
  determined: /^(?:the|an?|my|his|her|our|their) /iu,
  naming: /^(?:who|which) is (?:called|named) (\p{Lu}\p{L}+)$/u,
  read,
  readName,
  andBefore: () => 'and',
  together: () => ({ it: 'they', them: 'them' }),
}

function readDish(text: string): NounPhrase | undefined {
  const dish = dishOf(text)
  if (!dish) return undefined
  const facts = { ...nounOf('cheese'), isUncounted: true, number: dish.isPlural ? 'plural' : 'singular' } as const
  const core = { modifiers: [], noun: dish.name, facts, name: '' }
  const forms = formsOf({ core, number: '', tail: '', called: '', isPlural: dish.isPlural })
  return phrase('neuter', dish.isPlural, false, forms)
}

/** "Lego pirate ship", "mac and cheese", "Mr Thompson". */
export function readNounPhrase(text: string, isSomebody = false): NounPhrase | undefined {
  const words = spelled((typed(text) ?? text).replace(/'/gu, '’'))
  if (titleGender(words, 'en')) return readName(words)
  if (FIGURES.has(words)) return named(words, 'male')
  return readDish(words) ?? readPhrase(words, grammar, isSomebody)
}
