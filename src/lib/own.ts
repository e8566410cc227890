/** A table's own entry: a key that a visitor typed ("constructor") never finds what every object inherits. */
export const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
