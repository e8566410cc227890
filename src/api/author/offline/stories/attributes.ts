import { SLOT_NAMES, type SlotName } from '../language-pack.ts'
import { type Located, StoryTextError } from './story-text-error.ts'

/** What a heading says of its beat. */
export interface Attributes {
  /** 0 is `always`. */
  readonly rank: number
  readonly needs?: string
  readonly gives?: string
  readonly joins?: true
}

const RANK = /^[1-9]\d?$/u
const TAG = /^[\p{L}\p{N}+-]+$/u
const isTag = (word: string): boolean => TAG.test(word)
const isNeed = (word: string): boolean => word.split('/').every(one => isTag(one.startsWith('!') ? one.slice(1) : one))

export const isSlotName = (text: string): text is SlotName => SLOT_NAMES.some(name => name === text)

/** Tags as a beat needs them: "a b/c !d". */
export const areNeeds = (text: string): boolean => text.split(' ').every(isNeed)

interface Read {
  rank?: number
  needs?: string
  gives?: string
  joins?: true
}

const READERS: Readonly<Record<string, (value: string) => Read | undefined>> = {
  always: value => (value === '' ? { rank: 0 } : undefined),
  rank: value => (RANK.test(value) ? { rank: Number(value) } : undefined),
  needs: value => (areNeeds(value) ? { needs: value } : undefined),
  gives: value => (value.split(' ').every(isTag) ? { gives: value } : undefined),
  joins: value => (value === '' ? { joins: true } : undefined),
}

/** "always, needs a b/c !d, gives x y, joins"; `parts` are those between the commas. */
export function attributesOf(file: string, { text, line }: Located, parts: readonly string[]): Attributes {
  const read: Read = {}
  for (const part of parts) {
    const [name = '', ...words] = part.split(' ')
    if (!Object.hasOwn(READERS, name)) throw new StoryTextError(file, line, `unknown attribute "${name}"`)
    const value = READERS[name]?.(words.join(' '))
    if (!value) throw new StoryTextError(file, line, `"${part}" is no attribute "${name}"`)
    if (Object.keys(value).some(key => Object.hasOwn(read, key)))
      throw new StoryTextError(file, line, `"${part}" says again what another attribute says`)
    Object.assign(read, value)
  }
  if (read.rank === undefined) throw new StoryTextError(file, line, `"## ${text}" is neither "always" nor of a rank`)
  return { ...read, rank: read.rank }
}

export const partsOf = (heading: string): string[] => heading.split(',').map(part => part.trim())
