/** A fault of a story text, found without telling it. */
export interface StoryFinding {
  readonly file: string
  readonly line: number
  readonly fault: string
  /** A person has to judge it; it fails no check. */
  readonly isWarning?: boolean
}

export const printed = ({ file, line, fault, isWarning }: StoryFinding): string =>
  `${file}:${line}: ${isWarning ? 'warning: ' : ''}${fault}`
