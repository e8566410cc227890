const ASSET = /\/content\/images\/[A-Za-z0-9._-]{1,64}\/[0-9a-f]{32}\/[^\s"<>?&#]+/g
const SHARE = /\/share\/landing\/[A-Za-z0-9._-]{1,64}-[A-Za-z0-9_-]{16}\.jpg/g

/** Paths of what the service would answer and a plain folder has to hold: pictures that pages name. */
export interface NamedPictures {
  /** Of the embedded content service, without the query that asks for a size. */
  readonly assets: Set<string>
  /** Beside passed-on landing pages. */
  readonly shares: Set<string>
}

export const noPictures = (): NamedPictures => ({ assets: new Set(), shares: new Set() })

/** Adds the pictures that a page's HTML names, by path or with an origin in front. */
export function collectPictures(html: string, { assets, shares }: NamedPictures): void {
  for (const [path] of html.matchAll(ASSET)) assets.add(path)
  for (const [path] of html.matchAll(SHARE)) shares.add(path)
}

/** The file of a picture's path in the folder; undefined for one that would lie elsewhere. */
export function fileOfPicture(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path).slice(1)
    const isPlain = decoded.split('/').length === path.split('/').length - 1
    return isPlain && !/(?:^|\/)\.|[\\\0]/.test(decoded) ? decoded : undefined
  } catch {
    // A path that is not well encoded is nobody's.
    return undefined
  }
}
