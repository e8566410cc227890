/** A fault in the text of a story, for whoever writes it: `stories/de/plots/x.md:41: unknown attribute "need"`. */
export class StoryTextError extends Error {
  override readonly name = 'StoryTextError'
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`)
  }
}

/** A piece of text with its line in the file, from 1. */
export interface Located {
  readonly text: string
  readonly line: number
}

export interface StoryText {
  /** From the root of the project: `stories/de/plots/x.md`. */
  readonly file: string
  readonly text: string
}
