/** One tag of an HTML text: `</p>` is the name `/p`. */
export interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const TAG = /<(\/?[a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>/g
const ATTRIBUTE = / ([a-z-]+)="([^"<>]*)"/g

/**
 * Every tag of an HTML text in its strictest form. Throws for a `<` that begins none: so a text that passes holds no
 * markup but the tags returned, however a browser reads it.
 */
export function tagsOf(html: string): Tag[] {
  const rest = html.replace(TAG, '')
  if (rest.includes('<')) throw new Error(`markup in no strict form: ${rest.slice(rest.indexOf('<'), 80)}`)
  return [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
  }))
}
