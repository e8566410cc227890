const ASSET = /\/content\/images\/[A-Za-z0-9._-]{1,64}\/[0-9a-f]{32}\/[^\s"<>?&#]+/g
const SHARE = /\/share\/landing\/[A-Za-z0-9._-]{1,64}-[A-Za-z0-9_-]{16}\.jpg/g

/** Pictures named by pages, which a plain folder has to hold. */
export interface NamedPictures {
  readonly assets: Set<string>
  readonly shares: Set<string>
}

export const noPictures = (): NamedPictures => ({ assets: new Set(), shares: new Set() })

/** Named by path or with an origin in front. */
export function collectPictures(html: string, { assets, shares }: NamedPictures): void {
  for (const [path] of html.matchAll(ASSET)) assets.add(path)
  for (const [path] of html.matchAll(SHARE)) shares.add(path)
}

/** Undefined for a path that leads out of the folder. */
export function fileOfPicture(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).slice(1)
    const isPlain = decoded.split('/').length === path.split('/').length - 1
    return isPlain && !/(?:^|\/)\.|[\\\0]/.test(decoded) ? decoded : undefined
  } catch {
    // A badly encoded path.
    return undefined
  }
}
