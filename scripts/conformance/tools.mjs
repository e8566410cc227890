import { execFile } from 'node:child_process'
import { accessSync, constants, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const LIMIT_MS = 180_000
/** What checks write; gone when they are done. */
export const folder = mkdtempSync(path.join(tmpdir(), 'lumitale-conformance-'))

export function isInstalled(program) {
  return (process.env.PATH ?? '').split(path.delimiter).some(position => {
    try {
      accessSync(path.join(position, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

export const ask = (program, args) =>
  new Promise(resolve => {
    execFile(program, args, { timeout: LIMIT_MS, maxBuffer: 64e6 }, (error, out, err) => {
      resolve({ code: error ? (error.code ?? 1) : 0, said: `${out}${err}` })
    })
  })

/** A check by a program that need not be there; `judge` gives the reason against what it said, or undefined. */
export const byTool = (program, title, args, judge) => ({
  title: `${title} (${program})`,
  skipped: isInstalled(program) ? undefined : 'not installed',
  run: async () => judge(await ask(program, args())),
})

export const endOf = said => said.trim().split('\n').slice(-3).join(' | ').slice(-300)
