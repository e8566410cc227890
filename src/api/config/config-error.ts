import { PlainError } from '../../lib/plain-error.ts'

/** Settings that cannot be used; the message names each and says what would do, one a line, and never a value. */
export class ConfigError extends PlainError {
  override readonly name = 'ConfigError'
}

/** What each of several readings gives. Throws one ConfigError with everything that is wrong in any of them. */
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

/** Throws a ConfigError that says all of them, if there are any. */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}
