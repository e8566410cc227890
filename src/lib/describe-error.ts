/** What of an error may stand in a log: its kinds, codes and places, never its message, which may quote somebody. */
export interface ErrorDescription {
  readonly name: string
  readonly code: string | undefined
  readonly at: string | undefined
  readonly cause: ErrorDescription | undefined
}

const FRAMES = 3
/** A place in code, never a line of the message, which stands in the stack as well. */
const FRAME = /^ {4}at [^\n]*:\d+:\d+\)?$/gm

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined, at: undefined, cause: undefined }
  const code = (error as { code?: unknown }).code
  const frames = error.stack?.match(FRAME)?.slice(0, FRAMES)
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    at: frames?.map(frame => frame.trim()).join(' < '),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  }
}
