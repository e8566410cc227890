import { readFileSync, writeFileSync } from 'node:fs'
import { environmentPage } from './environment-page.ts'

writeFileSync('docs/environment.md', environmentPage(readFileSync('deploy/.env.example', 'utf8')))
console.log('docs/environment.md is up to date')
