import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { isNetworkOutage, isPassingStatus } from '../../../lib/network-outage.ts'
import { checkKey, type Files } from './files.ts'
import { withNamedOutages } from './named-outages.ts'

const CONNECT_MS = 5_000
/** Silence in both directions. */
const SILENCE_MS = 30_000

export interface BucketOptions {
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
  readonly silenceMs?: number
}

/** Bucket of any S3-compatible server. Throws ServiceUnavailable while it is away. */
export const openBucket = (options: BucketOptions): Files => withNamedOutages(bucketFiles(options), isOutage)

const isOutage = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === undefined ? isNetworkOutage(error) : isPassingStatus(status)
}

/** HTTP status behind an error, also of a proxy's page that is not XML. */
function statusOf(error: unknown): number | undefined {
  const { $metadata, $response } = error as {
    $metadata?: { httpStatusCode?: number }
    $response?: { statusCode?: number }
  }
  return $metadata?.httpStatusCode ?? $response?.statusCode
}

function bucketFiles(options: BucketOptions): Files {
  const silence = options.silenceMs ?? SILENCE_MS
  const client = new S3Client({
    region: options.region,
    ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: options.accessKey, secretAccessKey: options.secretKey },
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silence },
    // Older compatible servers refuse the client's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const of = (key: string) => ({ Bucket: options.bucket, Key: checkKey(key) })
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ ...of(key), Body: bytes, ContentType: type }))
    },
    async get(key) {
      const found = await absentAsUndefined(client.send(new GetObjectCommand(of(key))))
      if (!found?.Body) return undefined
      const bytes = await found.Body.transformToByteArray()
      return { bytes, type: found.ContentType ?? 'application/octet-stream' }
    },
    async open(key) {
      const found = await absentAsUndefined(client.send(new HeadObjectCommand(of(key))))
      if (!found) return undefined
      return {
        type: found.ContentType ?? 'application/octet-stream',
        size: found.ContentLength ?? 0,
        tag: (found.ETag ?? '').replace(/[^\w-]/g, ''),
        async read(range) {
          const part = range && { Range: `bytes=${range.from}-${range.to}` }
          const { Body } = await client.send(new GetObjectCommand({ ...of(key), ...part }))
          if (!(Body instanceof Readable)) throw new Error('the file store answered without a file')
          return Body
        },
      }
    },
    has: async key => (await absentAsUndefined(client.send(new HeadObjectCommand(of(key))))) !== undefined,
    async remove(key) {
      await client.send(new DeleteObjectCommand(of(key)))
    },
    list: prefix => listAll(client, options.bucket, prefix),
  }
}

async function listAll(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
    )
    keys.push(...(page.Contents ?? []).flatMap(entry => (entry.Key ? [entry.Key] : [])))
    token = page.NextContinuationToken
  } while (token)
  return keys
}

async function absentAsUndefined<T>(response: Promise<T>): Promise<T | undefined> {
  try {
    return await response
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
