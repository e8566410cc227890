/** The named parts only (`fields`, `fields.title`), always with `sys`; everything without names. */
export function selected(item: Record<string, unknown>, names: readonly string[] | undefined): Record<string, unknown> {
  if (!names) return item
  const result: Record<string, unknown> = { sys: item.sys }
  for (const name of names) {
    const [part = '', key] = name.split('.')
    if (part === 'sys' || !Object.hasOwn(item, part)) continue
    if (key === undefined) result[part] = item[part]
    else result[part] = { ...(result[part] as object | undefined), ...only(item[part], key) }
  }
  return result
}

function only(part: unknown, key: string): Record<string, unknown> {
  const entries = part as Record<string, unknown>
  return Object.hasOwn(entries, key) ? { [key]: entries[key] } : {}
}
