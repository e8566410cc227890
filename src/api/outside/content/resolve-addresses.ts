/** In place: `//images.ctfassets.net/...` gets its protocol, at `ownHost` it becomes a path. Takes circular values. */
export function resolveAddresses(
  value: unknown,
  { protocol, ownHost }: { readonly protocol: string; readonly ownHost?: string },
  seen = new Set<object>(),
): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const { sys, fields } = value as { sys?: { type?: unknown }; fields?: { file?: { url?: unknown } } }
  const file = sys?.type === 'Asset' ? fields?.file : undefined
  const own = `//${ownHost}/`
  if (typeof file?.url === 'string' && file.url.startsWith('//'))
    file.url = file.url.startsWith(own) ? file.url.slice(own.length - 1) : `${protocol}${file.url}`
  for (const inner of Object.values(value)) resolveAddresses(inner, { protocol, ownHost }, seen)
}
