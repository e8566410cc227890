import { type Located, type StoryText, StoryTextError } from './story-text-error.ts'

/** A heading `##` with the phrasings below it. */
export interface Section {
  readonly kind: 'section'
  /** What follows `##`. */
  readonly heading: Located
  readonly phrasings: Located[]
  readonly short: Located[]
}

export type Block = Section | (Located & { readonly kind: 'title' | 'summary' })

export interface Blocks {
  /** YAML, from line 2 of the file on. */
  readonly frontMatter: string
  readonly blocks: readonly Block[]
}

const FENCE = '---'

/** Front matter stands between two lines of three dashes; a file may have none. */
function frontMatterOf({ file, text }: StoryText): { frontMatter: string; lines: readonly string[]; first: number } {
  const lines = text.split(/\r?\n/)
  if (lines[0] !== FENCE) return { frontMatter: '', lines, first: 0 }
  const end = lines.indexOf(FENCE, 1)
  if (end === -1) throw new StoryTextError(file, 1, 'the front matter does not end')
  return { frontMatter: lines.slice(1, end).join('\n'), lines, first: end + 1 }
}

/** Reads line by line; a blank line ends a phrasing. */
class BlockReader {
  readonly blocks: Block[] = []
  readonly #file: string
  #section: Section | undefined
  #list: Located[] | undefined
  #open = false

  constructor(file: string) {
    this.#file = file
  }

  read(text: string, line: number): void {
    if (text.trim() === '') this.#open = false
    else if (text.startsWith('#')) this.#heading(text, line)
    else if (text.startsWith('> ')) this.#aside('summary', text.slice(2), line)
    else this.#phrase(text, line)
  }

  #heading(text: string, line: number): void {
    this.#open = false
    if (text.startsWith('# ')) this.#aside('title', text.slice(2), line)
    else if (text.startsWith('## ')) {
      this.#section = { kind: 'section', heading: { text: text.slice(3), line }, phrasings: [], short: [] }
      this.#list = this.#section.phrasings
      this.blocks.push(this.#section)
    } else if (text.trimEnd() === '### short') {
      if (!this.#section) throw this.#fault(line, 'short phrasings outside of a beat')
      if (this.#list === this.#section.short) throw this.#fault(line, 'short phrasings twice')
      this.#list = this.#section.short
    } else throw this.#fault(line, `unknown heading "${text}"`)
  }

  #aside(kind: 'title' | 'summary', text: string, line: number): void {
    this.blocks.push({ kind, text: text.trim(), line })
    this.#section = undefined
    this.#list = undefined
  }

  #phrase(text: string, line: number): void {
    if (!this.#list) throw this.#fault(line, 'text outside of a beat')
    const last = this.#list.at(-1)
    if (this.#open && last) this.#list[this.#list.length - 1] = { ...last, text: `${last.text}\n${text}` }
    else this.#list.push({ text, line })
    this.#open = true
  }

  #fault(line: number, what: string): StoryTextError {
    return new StoryTextError(this.#file, line, what)
  }
}

export function blocksOf(text: StoryText): Blocks {
  const { frontMatter, lines, first } = frontMatterOf(text)
  const reader = new BlockReader(text.file)
  for (const [index, line] of lines.entries()) if (index >= first) reader.read(line, index + 1)
  return { frontMatter, blocks: reader.blocks }
}
