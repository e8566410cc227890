// Puts a .br and a .gz beside every finished file of the build that is text, for the service and for nginx to send.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CLIENT = path.resolve(import.meta.dirname, '../dist/client')
const TEXTS = /\.(?:html|js|css|svg|json|webmanifest|xml|txt)$/
/** Many scripts are smaller than what is worth compressing for each request (encoded-file.ts); here it is done once. */
const FROM_BYTES = 200
const GZIP_LEVEL = 9
const AT_ONCE = 8

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const left = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(name => TEXTS.test(name))
await Promise.all(Array.from({ length: AT_ONCE }, compressSome))

async function compressSome(): Promise<void> {
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const file = path.join(CLIENT, name)
    const bytes = await readFile(file)
    if (bytes.length < FROM_BYTES) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, await brotli(bytes, { params }))
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: GZIP_LEVEL }))
  }
}
