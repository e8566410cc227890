/** The operator for the imprint; unset fields are empty. */
export interface Operator {
  readonly name: string
  readonly address: readonly string[]
  readonly email: string
}

/** OPERATOR_NAME, OPERATOR_ADDRESS (lines separated by `|` or line feeds) and OPERATOR_EMAIL. */
export function operatorOf(settings: Readonly<Record<string, string | undefined>>): Operator {
  const set = (name: string) => settings[name]?.trim() ?? ''
  const lines = set('OPERATOR_ADDRESS').split(/\||\\n|\r?\n/)
  return {
    name: set('OPERATOR_NAME'),
    address: lines.map(line => line.trim()).filter(Boolean),
    email: set('OPERATOR_EMAIL'),
  }
}
