import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/api/db/database.ts'
import { startEmbeddedServer } from '../../src/api/db/embedded-server.ts'
import { openJobs } from '../../src/api/db/jobs.ts'
import { databaseUrl } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One server for all storage tests, with a template database that is copied in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await throwawayServer()
  const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url ?? ''
  const template = `lumitale_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await prepare(databaseUrl(serverUrl, template))
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  return async () => {
    const { rows } = await admin.query('select datname from pg_database where datname like $1', [`${template}%`])
    for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`)
    await admin.end()
    await own?.stop()
  }
}

async function throwawayServer() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lumitale-test-'))
  // The server may run as another user.
  fs.chmodSync(folder, 0o755)
  const server = await startEmbeddedServer(path.join(folder, 'pg'), { throwaway: true })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(url: string): Promise<void> {
  const fail = (error: Error) => {
    throw error
  }
  const database = await openDatabase(url, fail)
  const jobs = await openJobs(database, { supervise: false, onError: fail })
  await jobs.close()
  await database.close()
}
