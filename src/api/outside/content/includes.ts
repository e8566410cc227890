import { type ContentOrigin, delivered } from './delivery-shape.ts'
import type { Resource } from './resource.ts'
import type { ContentStorage } from './storage.ts'

type Item = Record<string, unknown>
type Linked = 'Entry' | 'Asset'

export interface Included {
  readonly includes: Partial<Record<Linked, Item[]>>
  readonly errors: object[]
}

export async function includeLinked(
  { storage, origin }: { storage: ContentStorage; origin: ContentOrigin },
  items: readonly Item[],
  { depth, everyLocale }: { depth: number; everyLocale: boolean },
): Promise<Included> {
  const seen = new Set(items.map(keyOfItem))
  const includes: Included['includes'] = {}
  const errors: object[] = []
  let level: readonly Item[] = items
  for (let left = depth; left > 0 && level.length > 0; left -= 1) {
    const links = linksOf(level).filter(key => !seen.has(key))
    for (const key of links) seen.add(key)
    const found = await fetchLinked(storage, links)
    level = found.map(resource => delivered(origin, resource, everyLocale))
    for (const item of level) includes[kindOf(item)] = [...(includes[kindOf(item)] ?? []), item]
    errors.push(...missing(links, level))
  }
  return { includes, errors }
}

const sysOf = (item: Item) => item.sys as { type: Linked; id: string }
const kindOf = (item: Item) => sysOf(item).type
const keyOfItem = (item: Item) => `${sysOf(item).type} ${sysOf(item).id}`

async function fetchLinked(storage: ContentStorage, links: readonly string[]): Promise<Resource[]> {
  const idsOf = (kind: Linked) => links.filter(key => key.startsWith(`${kind} `)).map(key => key.slice(kind.length + 1))
  const found = await Promise.all([
    storage.readPublished('Entry', idsOf('Entry')),
    storage.readPublished('Asset', idsOf('Asset')),
  ])
  return found.flat()
}

function missing(links: readonly string[], found: readonly Item[]): object[] {
  const there = new Set(found.map(keyOfItem))
  return links
    .filter(key => !there.has(key))
    .map(key => {
      const [linkType, id] = key.split(' ')
      return { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType, id } }
    })
}

function linksOf(items: readonly Item[]): string[] {
  const links = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, linkType, id } = ((value as Item).sys ?? {}) as Record<string, unknown>
    if (type === 'Link' && typeof id === 'string' && (linkType === 'Entry' || linkType === 'Asset')) {
      links.add(`${linkType} ${id}`)
    } else for (const inner of Object.values(value)) walk(inner)
  }
  for (const item of items) walk(item.fields)
  return [...links]
}
