/** Names of two things that are one dish. */
const DISHES =
  /^(?:(?:the|a|an|some|my|our|\p{L}+’s) )?((?:\p{L}+ )?(?:mac|macaroni|fish|bangers|bread|toad|peas|bubble|surf|cookies|strawberries|apple|jam|biscuits|steak|ham|bacon|eggs|pie|gin|mint|rhubarb|salt|chicken|rice|sausage|sausages|egg) (?:and|in the) (?:cheese|chips|mash|butter|hole|squeak|turf|cream|custard|kidney|eggs|tonic|vinegar|rice|peas|gravy|jelly|bacon))$/iu
const MANY = /(?:fish and chips|and eggs|strawberries and|cookies and|and peas)$/iu

interface Dish {
  readonly name: string
  readonly isPlural: boolean
}

/** "mac and cheese", with or without an article. */
export function dishOf(words: string): Dish | undefined {
  const name = DISHES.exec(words)?.[1]?.toLowerCase()
  return name === undefined ? undefined : { name, isPlural: MANY.test(name) }
}
