// A program: fills a folder on a small disk until there is no room, then makes room. Prints what it met, as JSON.
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openFolder } from '../../../../src/api/outside/files/folder.ts'
import { outageIn } from '../../../../src/lib/service-unavailable.ts'

const [root = ''] = process.argv.slice(2)
const BALLAST = path.join(root, 'ballast')
const FILE_BYTES = 8192
writeFileSync(BALLAST, new Uint8Array(FILE_BYTES * 4))

const files = openFolder(root)
const put = (key: string) => files.put(key, new Uint8Array(FILE_BYTES), 'image/webp')
const stored: string[] = []
let failure: unknown
while (!failure) {
  const key = `a/${stored.length}.webp`
  failure = await put(key).then(() => {
    stored.push(key)
    return undefined
  }, String)
}
const error = await put('a/more.webp').catch((reason: unknown) => reason)
const inFolder = () => readdirSync(path.join(root, 'a'))
const whole = inFolder().every(name => statSync(path.join(root, 'a', name)).size === FILE_BYTES)
const full = { service: outageIn(error)?.service, isAllKept: inFolder().length === stored.length, whole }
truncateSync(BALLAST, 0)
await put('a/later.webp')
process.stdout.write(JSON.stringify({ ...full, goesOn: inFolder().includes('later.webp') }))
