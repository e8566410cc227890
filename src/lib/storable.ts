/** PostgreSQL stores neither NUL nor lone surrogates, in text or JSON. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

/** Without what PostgreSQL cannot store, for texts that must not be refused. */
export const madeStorable = (value: string): string => value.replaceAll('\0', '').toWellFormed()

/** Characters; longer paths would take quadratic time. */
const PATH_MAX = 200

/** Dotted path of what PostgreSQL cannot store; empty for the value, else undefined. No recursion: JSON may be deep. */
export function unstorablePath(value: unknown): string | undefined {
  const left: (readonly [path: string, value: unknown])[] = [['', value]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, found] = next
    if (typeof found === 'string' && !isStorable(found)) return path
    if (typeof found !== 'object' || found === null) continue
    for (const [name, inner] of Object.entries(found)) {
      const innerPath = path === '' ? name : `${path}.${name}`.slice(0, PATH_MAX)
      if (!isStorable(name)) return innerPath
      left.push([innerPath, inner])
    }
  }
  return undefined
}
