/** The entry of a list at an index. Throws RangeError where there is none. For lists of things, never of `undefined`. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`there is no entry ${index} among ${list.length}`)
  return item
}
