/** Gives assets addresses with a protocol, in place: Contentful writes `//images.ctfassets.net/...`. Takes circles. */
export function makeAddressesAbsolute(value: unknown, protocol: string, seen = new Set<object>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const { sys, fields } = value as { sys?: { type?: unknown }; fields?: { file?: { url?: unknown } } }
  const file = sys?.type === 'Asset' ? fields?.file : undefined
  if (typeof file?.url === 'string' && file.url.startsWith('//')) file.url = `${protocol}${file.url}`
  for (const inner of Object.values(value)) makeAddressesAbsolute(inner, protocol, seen)
}
