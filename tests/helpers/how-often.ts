/** Whether everything is tried that there is to try, as `npm run endurance` does, and not a part of it. */
export const isEndurance = process.env.ENDURANCE === '1'

/** How often something is tried: some times in `npm test`, as often as its bar says in `npm run endurance`. */
export const howOften = ({ some, all }: { readonly some: number; readonly all: number }): number =>
  isEndurance ? all : some

/** All of many things in `npm run endurance`; in `npm test` one of every few, from all over them. */
export const someOf = <Thing>(things: readonly Thing[], oneOf: number): readonly Thing[] =>
  isEndurance ? things : things.filter((_, index) => index % oneOf === 0)
