// `npm run check`: what an editor should say of the code: types, format, lint and what nothing uses. No test is run.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { check, STYLE, TYPES, UNUSED, WRITE_TYPES } from './checks.mjs'
import { install, root } from './install.mjs'

install()
const written = existsSync(path.join(root, '.astro/types.d.ts')) || (await check(WRITE_TYPES))
const passed = written && (await Promise.all([TYPES, STYLE, UNUSED].map(check))).every(Boolean)
process.exitCode = passed ? 0 : 1
