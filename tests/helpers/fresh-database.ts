import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/api/db/database.ts'
import { databaseUrl } from './database-url.ts'

const TEMPLATE_BUSY = '55006'
const TRIES = 100
const WAIT_MS = 50

export async function freshDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('serverUrl')
  const name = `${inject('template')}_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  try {
    await copyTemplate(admin, name)
  } finally {
    await admin.end()
  }
  return openDatabase(databaseUrl(serverUrl, name), () => undefined)
}

/** Another file may be copying the template: retries. Copied as files: written to the log first, it takes twice the time. */
async function copyTemplate(admin: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await admin.query(`create database "${name}" template "${inject('template')}" strategy file_copy`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== TEMPLATE_BUSY || tries === TRIES) throw error
      await sleep(WAIT_MS)
    }
  }
}
