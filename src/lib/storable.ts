/** Whether PostgreSQL keeps a text, in a column or in JSON: it knows neither NUL nor half of a pair of surrogates. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** The text without what PostgreSQL cannot keep, for one that cannot be refused. */
export const madeStorable = (value: string): string => value.replaceAll('\0', '').toWellFormed()

/** Characters of a path; a longer one would take the square of its depth. */
const PATH_MAX = 200

/**
 * Where in a value of JSON a text stands that PostgreSQL cannot keep, as names joined by dots; empty for the value itself,
 * undefined where everything can be kept. Names of fields count as texts. Without recursion: JSON may be nested deeper
 * than the stack.
 */
export function unstorablePath(value: unknown): string | undefined {
  const left: (readonly [path: string, value: unknown])[] = [['', value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, found] = next
    if (typeof found === 'string' && !isStorable(found)) return path
    if (typeof found !== 'object' || found === null) continue
    for (const [name, inner] of Object.entries(found)) {
      const place = path === '' ? name : `${path}.${name}`.slice(0, PATH_MAX)
      if (!isStorable(name)) return place
      left.push([place, inner])
    }
  }
  return undefined
}
