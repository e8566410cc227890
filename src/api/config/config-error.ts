import { PlainError } from '../../lib/plain-error.ts'

/** Unusable settings; the message names each with its rule, one a line, never a value. */
export class ConfigError extends PlainError {
  override readonly name = 'ConfigError'
}

/** The results of several readings. Throws one ConfigError with the problems of all. */
export function readAll<Readings extends Readonly<Record<string, () => unknown>>>(
  readings: Readings,
): { [Name in keyof Readings]: ReturnType<Readings[Name]> } {
  const problems = new Set<string>()
  const found = Object.entries(readings).map(([name, read]) => {
    try {
      return [name, read()]
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      for (const problem of error.message.split('\n')) problems.add(problem)
      return [name, undefined]
    }
  })
  refuseProblems([...problems])
  return Object.fromEntries(found)
}

export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}
