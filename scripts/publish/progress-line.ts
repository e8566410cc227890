export interface Output {
  readonly isTTY?: boolean | undefined
  write(text: string): unknown
}

const CLEAR_LINE = '\r\u001b[K'

/** `show` replaces what it showed before, where that can be; `end` says the last word and leaves it there. */
export function openProgressLine(output: Output): { show(line: string): void; end(line: string): void } {
  const isTerminal = output.isTTY === true
  return {
    show: line => void output.write(isTerminal ? `${CLEAR_LINE}${line}` : `${line}\n`),
    end: line => void output.write(isTerminal ? `${CLEAR_LINE}${line}\n` : `${line}\n`),
  }
}
