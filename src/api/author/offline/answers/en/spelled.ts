const OWNERS =
  'gran|nan|nana|granny|grandma|grandad|grandpa|granddad|grandmother|grandfather|mum|mom|mummy|dad|daddy|uncle|aunt|auntie|brother|sister|friend|neighbour|neighbor|teacher|cousin'
/** "grans house": an owner without the apostrophe. */
const OWNER = new RegExp(
  `(?<!\\p{L})(${OWNERS})s (?=\\p{Ll}{2})(?!and |or |in |on |with |who |that |are |were |from |at )`,
  'giu',
)
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})father christmas(?!\p{L})/giu, 'Father Christmas'],
  [/(?<!\p{L})santa(?: claus)?(?!\p{L})/giu, 'Santa'],
  [/ (?:’n’?|n’|n|&) /gu, ' and '],
]

/** "the socks nan knitted": who made something, without "that". */
const MADE_BY = new RegExp(
  ` (?:he|she|we|i|they|you|(?:my |her |his |our )?(?:${OWNERS})) (?:\\p{L}{2,12}ed|knit|made|gave|bought|built|found|wrote|got|sent|left|won|sewed)(?= |$)`,
  'iu',
)

function withoutMaker(words: string): string {
  const at = words.search(MADE_BY)
  return at < 0 ? words : words.slice(0, at)
}

/** With apostrophes and capitals where many people leave them out. */
export const spelled = (words: string): string =>
  NAMES.reduce(
    (said, [typedAs, written]) => said.replace(typedAs, written),
    withoutMaker(words).replace(OWNER, '$1’s '),
  )
