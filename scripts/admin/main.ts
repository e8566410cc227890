import { parseArgs } from 'node:util'
import { startFailureOf } from '../../src/api/boot/start-failure.ts'
import { readConfig } from '../../src/api/config/config.ts'
import { backup, backups, restore } from './backup.ts'
import type { Command } from './command.ts'

const COMMANDS: Readonly<Record<string, Command>> = { backup, backups, restore }

const INDENT = '    '

const say = (line: string) => void process.stdout.write(`${line}\n`)

function help(commands: readonly Command[]): void {
  say('npm run admin -- COMMAND\n')
  for (const { usage, about } of commands) say(`${[usage, ...about.map(line => INDENT + line)].join('\n')}\n`)
}

async function run([name = 'help', ...rest]: readonly string[]): Promise<boolean> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    help(Object.values(COMMANDS))
    return name === 'help'
  }
  const read = readWords(command, rest)
  if (!read) {
    help([command])
    return false
  }
  return command.run({ config: readConfig(), ...read, say })
}

function readWords(command: Command, args: readonly string[]) {
  const options = Object.fromEntries(command.options.map(option => [option, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length > command.words) return undefined
    return { words: positionals, options: values as Record<string, string | undefined> }
  } catch {
    return undefined
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  say(`It was not done: ${startFailureOf(error)}`)
  process.exitCode = 1
}
