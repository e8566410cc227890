import { readdir, readFile } from 'node:fs/promises'
import type * as z from 'zod/mini'
import { readYaml } from './read-yaml.ts'
import type { StoryText } from './story-text-error.ts'

export interface LanguageFolder {
  /** From the root of the project: `stories/de`. */
  readonly path: string
  /** Files read so far, as they are. */
  readonly sources: readonly StoryText[]
  /** The texts of a folder, parsed one at a time, so that a server serves others meanwhile. */
  all<Read>(name: string, read: (text: StoryText) => Read): Promise<Read[]>
  /** A file of YAML. */
  table<Schema extends z.ZodMiniType>(name: string, schema: Schema): Promise<z.output<Schema>>
}

export function openLanguageFolder(address: URL): LanguageFolder {
  const path = address.pathname.split('/').slice(-3, -1).join('/')
  const sources: StoryText[] = []
  const open = async (name: string): Promise<StoryText> => {
    const source = { file: `${path}/${name}`, text: await readFile(new URL(name, address), 'utf8') }
    sources.push(source)
    return source
  }
  return {
    path,
    sources,
    all: async (name, read) => {
      const names = (await readdir(new URL(`${name}/`, address))).filter(file => file.endsWith('.md')).toSorted()
      const texts = []
      for (const file of names) texts.push(read(await open(`${name}/${file}`)))
      return texts
    },
    table: async (name, schema) => readYaml({ ...(await open(name)), linesBefore: 0 }, schema),
  }
}
