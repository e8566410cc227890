import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

export const BUCKET = 'stories'
export const BUCKET_KEY = 'S3RVER'

export async function openFakeBucket(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'lumitale-bucket-'))
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await s3.run()
  // Its published types lack the server.
  const { httpServer } = s3 as unknown as { httpServer: Server }
  return {
    port: (httpServer.address() as AddressInfo).port,
    async close() {
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
