/** Names in a schema; typed values mostly differ. */
const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]{0,62}$/
const SQLSTATE = /^[0-9A-Z]{5}$/
const SEVERITIES = ['ERROR', 'FATAL', 'PANIC']

interface DatabaseFacts {
  readonly routine: string | undefined
  readonly table: string | undefined
  readonly constraint: string | undefined
}

const NONE: DatabaseFacts = { routine: undefined, table: undefined, constraint: undefined }

/** Schema and program names of a PostgreSQL error; never message, detail, hint or `where`, which may quote rows. */
export function databaseFacts(read: (property: string) => unknown): DatabaseFacts {
  const [code, severity] = [read('code'), read('severity')]
  const isDatabases = typeof code === 'string' && SQLSTATE.test(code) && SEVERITIES.includes(String(severity))
  if (!isDatabases) return NONE
  const name = (property: string) => {
    const value = read(property)
    return typeof value === 'string' && IDENTIFIER.test(value) ? value : undefined
  }
  return { routine: name('routine'), table: name('table'), constraint: name('constraint') }
}
