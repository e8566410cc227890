/** Who runs an installation, as its imprint names them; what the operator did not set is empty. */
export interface Operator {
  readonly name: string
  /** The lines of the postal address. */
  readonly address: readonly string[]
  readonly email: string
}

/** The settings OPERATOR_NAME, OPERATOR_ADDRESS (lines parted by `|` or line feeds) and OPERATOR_EMAIL. */
export function operatorOf(settings: Readonly<Record<string, string | undefined>>): Operator {
  const set = (name: string) => settings[name]?.trim() ?? ''
  const lines = set('OPERATOR_ADDRESS').split(/\||\\n|\r?\n/)
  return {
    name: set('OPERATOR_NAME'),
    address: lines.map(line => line.trim()).filter(Boolean),
    email: set('OPERATOR_EMAIL'),
  }
}
