import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/api/db/database.ts'
import { openJobs } from '../../src/api/db/jobs.ts'
import { databaseUrl } from './database-url.ts'
import { openOwnPostgres } from './own-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One server for all storage tests, with a template database that is copied in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.TEST_DATABASE_URL ? undefined : await openOwnPostgres({ throwaway: true })
  const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url ?? ''
  const template = `lumitale_template_${process.pid}`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await prepare(databaseUrl(serverUrl, template))
  project.provide('serverUrl', serverUrl)
  project.provide('template', template)
  return async () => {
    // The folder of an own server is removed whole: dropping each database first takes half a second.
    if (!own) await dropDatabases(admin, template)
    await admin.end()
    await own?.remove()
  }
}

async function dropDatabases(admin: pg.Client, template: string): Promise<void> {
  const { rows } = await admin.query('select datname from pg_database where datname like $1', [`${template}%`])
  for (const { datname } of rows) await admin.query(`drop database "${datname}" with (force)`)
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
