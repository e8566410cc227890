/** Never throws: keeps what is blocked or full in memory. `open` may throw, as `localStorage` does. */
export function durableStorage(open: () => Storage): Record<string, string> {
  /** Values that the browser refused to store; undefined for those it refused to remove. */
  const refused = new Map<string, string | undefined>()

  const read = (key: string): string | undefined => {
    if (refused.has(key)) return refused.get(key)
    try {
      return open().getItem(key) ?? undefined
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: string | undefined): true => {
    try {
      if (value === undefined) open().removeItem(key)
      else open().setItem(key, value)
      refused.delete(key)
    } catch {
      refused.set(key, value)
    }
    return true
  }
  return new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => read(String(key)) !== undefined,
      get: (_, key) => read(String(key)),
      set: (_, key, value: string) => write(String(key), value),
      deleteProperty: (_, key) => write(String(key), undefined),
    },
  )
}
