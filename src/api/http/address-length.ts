/** Characters of a path: ours have less than a tenth of it. */
const PATH_MAX = 2000
/** Characters of a whole address: a suggestion sends 780 letters of up to nine each. */
const ADDRESS_MAX = 8000

/** Longer than any address of the service; checked before everything else. */
export function isTooLong(address: string): boolean {
  if (address.length > ADDRESS_MAX) return true
  if (address.length <= PATH_MAX) return false
  const query = address.indexOf('?')
  return query === -1 || query > PATH_MAX
}
