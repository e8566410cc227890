/** Characters of a path: no address of ours has a tenth of that. */
const PATH_MAX = 2000
/** Characters of a whole address: a suggestion sends 780 letters, each of which may take nine. */
const ADDRESS_MAX = 8000

/** Whether an address, path and query, is longer than any that the service has; nothing else should look at such a one. */
export function isTooLong(address: string): boolean {
  if (address.length > ADDRESS_MAX) return true
  if (address.length <= PATH_MAX) return false
  const query = address.indexOf('?')
  return query === -1 || query > PATH_MAX
}
