export const isEndurance = process.env.ENDURANCE === '1'

export const howOften = ({ some, all }: { readonly some: number; readonly all: number }): number =>
  isEndurance ? all : some

/** All in `npm run endurance`; else one in `oneOf`, evenly spread. */
export const someOf = <Item>(items: readonly Item[], oneOf: number): readonly Item[] =>
  isEndurance ? items : items.filter((_, index) => index % oneOf === 0)
