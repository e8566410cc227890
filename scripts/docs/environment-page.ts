import { defaultOfSetting, ruleOfSetting, SETTING_NAMES, type Settings } from '../../src/api/config/settings.ts'

type Name = keyof Settings

/** Settings that `deploy/.env.example` explains together. */
interface Explained {
  readonly words: string
  readonly names: readonly Name[]
}

const SETTING = /^# ([A-Z][A-Z0-9_]*)=/
const INTRODUCTION = `# Environment

Made by \`npm run docs:environment\` from \`src/api/config/settings.ts\` and \`deploy/.env.example\`; a test compares it with them.

Every setting is optional. It stands in the environment or in \`.env\` in the project's root; the environment goes first. \`NAME_FILE\` names a file
that holds the value of \`NAME\`, for secrets. An empty value is none. A start is refused for a wrong value, and says which rule it broke.
`

/** The settings page as Markdown. Throws where schema and example file do not name the same settings. */
export function environmentPage(example: string): string {
  const paragraphs = example.split(/\n{2,}/).map(paragraph => explainedIn(paragraph.trim().split('\n')))
  const named = paragraphs.flat().flatMap(({ names }) => names)
  refuseDifferences(named)
  const tables = paragraphs.filter(paragraph => paragraph.length > 0).map(tableOf)
  return `${INTRODUCTION}\n${tables.join('\n')}`
}

function explainedIn(lines: readonly string[]): Explained[] {
  const found: { words: string[]; names: Name[] }[] = []
  for (const line of lines) {
    const name = SETTING.exec(line)?.[1] as Name | undefined
    const last = found.at(-1)
    if (name !== undefined && last) last.names.push(name)
    else if (name !== undefined) found.push({ words: [], names: [name] })
    else if (last && last.names.length === 0) last.words.push(wordsOf(line))
    else found.push({ words: [wordsOf(line)], names: [] })
  }
  return found
    .filter(({ names }) => names.length > 0)
    .map(({ words, names }) => ({ words: sentence(words.join(' ')), names }))
}

const wordsOf = (line: string) => line.replace(/^# ?/, '')
const sentence = (text: string) => (text === '' || text.endsWith('.') ? text : `${text}.`)

function refuseDifferences(named: readonly Name[]): void {
  const known = new Set<string>(SETTING_NAMES)
  const unknown = named.filter(name => !known.has(name))
  const missing = SETTING_NAMES.filter(name => !named.includes(name))
  const twice = named.filter((name, index) => named.indexOf(name) !== index)
  if (unknown.length + missing.length + twice.length > 0) {
    const lists = { 'no settings': unknown, 'left out': missing, 'there twice': twice }
    throw new Error(`deploy/.env.example differs from the schema of the settings: ${JSON.stringify(lists)}`)
  }
}

const tableOf = (paragraph: readonly Explained[]) =>
  `| setting | rule | default | what |\n|---|---|---|---|\n${paragraph.flatMap(rowsOf).join('\n')}\n`

function rowsOf({ words, names }: Explained): string[] {
  const [first] = names
  return names.map(name => {
    const value = defaultOfSetting(name)
    const rule = ruleOfSetting(name).slice(name.length + 1)
    const cells = [`\`${name}\``, rule, value ? `\`${value}\`` : '', name === first ? words : `see \`${first}\``]
    return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
}
