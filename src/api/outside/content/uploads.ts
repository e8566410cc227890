import { createHash, randomBytes } from 'node:crypto'
import { DAY_MS } from '../../../lib/day.ts'
import type { Files } from '../files/files.ts'
import { filePath, type StoredFile } from './asset-address.ts'
import { replaceResource, requireVersion } from './drafts.ts'
import { removeDrawn } from './drawn-images.ts'
import { waitingFile } from './files-of.ts'
import { measureImage } from './image.ts'
import { notFound, Refusal } from './refusal.ts'
import { type ContentDeps, type HandlerInput, type HandlerResult, handlerResult } from './request.ts'
import { readBytes, UPLOAD_MAX_BYTES } from './request-body.ts'
import { LOCALE, type Resource } from './resource.ts'

const UPLOADS = 'content/uploads/'
const KEY_BYTES = 16
const HOUR_MS = DAY_MS / 24

/** Key of a processed file: asset ids may differ in case alone, file names may not. */
export const fileKey = (asset: string, key: string): string => `${folderOf(asset)}${key}`
const folderOf = (asset: string) => `content/files/${createHash('sha256').update(asset).digest('hex').slice(0, 32)}/`

/** Keeps a file for a day, within which it is made part of an asset. */
export async function upload({ files, clock }: ContentDeps, { request }: HandlerInput): Promise<HandlerResult> {
  const bytes = await readBytes(request, UPLOAD_MAX_BYTES)
  if (bytes.byteLength === 0) throw new Refusal(422, 'ValidationFailed', 'The file is empty.')
  await forgetOldUploads(files, clock())
  // The hour is part of the id, so that a sweep sees the age by the name.
  const id = `${Math.floor(clock() / HOUR_MS)}-${randomBytes(KEY_BYTES).toString('hex')}`
  await files.put(`${UPLOADS}${id}`, bytes, 'application/octet-stream')
  const [createdAt, expiresAt] = [new Date(clock()), new Date(clock() + DAY_MS)].map(date => date.toISOString())
  return handlerResult({ sys: { type: 'Upload', id, createdAt, expiresAt } }, 201)
}

async function forgetOldUploads(files: Files, now: number): Promise<void> {
  for (const name of await files.list(UPLOADS)) {
    const hour = Number(name.slice(name.lastIndexOf('/') + 1).split('-')[0])
    if (!(hour * HOUR_MS > now - DAY_MS)) await files.remove(name)
  }
}

/** Makes an upload the asset's file, at an address whose content never changes. */
export async function processFile(deps: ContentDeps, id: string, input: HandlerInput): Promise<HandlerResult> {
  const before = await requireVersion(deps, 'Asset', id, input)
  const waiting = waitingFile(before.draft)
  const uploadId = waiting?.uploadFrom?.sys.id ?? ''
  if (!waiting || !/^\d+-[0-9a-f]{32}$/.test(uploadId))
    throw new Refusal(422, 'ValidationFailed', 'No file was uploaded.')
  const found = await deps.files.get(`${UPLOADS}${uploadId}`)
  if (!found) throw notFound({ type: 'Upload', id: uploadId })
  const image = await measureImage(found.bytes, waiting.contentType)
  const key = randomBytes(KEY_BYTES).toString('hex')
  await deps.files.put(fileKey(id, key), found.bytes, waiting.contentType)
  const file: StoredFile = {
    contentType: waiting.contentType,
    fileName: waiting.fileName,
    url: filePath(id, key, waiting.fileName),
    details: { size: found.bytes.byteLength, ...(image && { image }) },
  }
  await replaceResource(deps, before, processed(before, file, new Date(deps.clock())))
  await deps.files.remove(`${UPLOADS}${uploadId}`)
  return handlerResult(null, 204)
}

const processed = (before: Resource, file: StoredFile, updatedAt: Date): Resource => ({
  ...before,
  draft: { ...before.draft, file: { [LOCALE]: file } },
  version: before.version + 1,
  updatedAt,
})

export async function removeFiles({ files }: ContentDeps, asset: string): Promise<void> {
  for (const key of await files.list(folderOf(asset))) {
    const stored = await files.get(key)
    if (stored) await removeDrawn(files, stored.bytes)
    await files.remove(key)
  }
}
