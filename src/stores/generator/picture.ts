import { atom } from 'nanostores'
import { uploadLandingPicture } from '../../contract/calls/upload-landing-picture.ts'
import { LANDING_PICTURE_MAX_BYTES } from '../../contract/limits.ts'
import type { Issue, RefusalCode } from '../../contract/refusals.ts'
import type { Client } from '../client.ts'
import type { EditorDraftStore } from './editor-draft.ts'

const UPLOAD_TIMEOUT_MS = 120_000
/** Bytes per call of `String.fromCharCode`: more would be too many arguments. */
const CHUNK = 0x8000

export type Upload =
  | { state: 'idle' }
  | { state: 'busy' }
  /** `issue`: of the picture; without one the transfer failed. */
  | { state: 'failed'; issue: Issue | undefined; code: RefusalCode }

export function createPictureUpload(ask: Client, editorDraft: EditorDraftStore) {
  const $upload = atom<Upload>({ state: 'idle' })
  const put = async (file: Blob) => {
    if ($upload.get().state === 'busy') return
    if (file.size > LANDING_PICTURE_MAX_BYTES) {
      return $upload.set({
        state: 'failed',
        code: 'invalid-input',
        issue: { path: 'data', code: 'picture-large', params: {} },
      })
    }
    $upload.set({ state: 'busy' })
    const isSame = editorDraft.sessionToken()
    const data = base64(new Uint8Array(await file.arrayBuffer()))
    const result = await ask(uploadLandingPicture, { body: { data }, timeoutMs: UPLOAD_TIMEOUT_MS })
    if (!result.ok) {
      const { code, issues } = result.refusal
      return $upload.set({ state: 'failed', code, issue: issues[0] })
    }
    if (isSame()) {
      editorDraft.addUpload(result.value.url)
      editorDraft.edit({ coverImage: result.value.url })
    }
    $upload.set({ state: 'idle' })
  }
  return { $upload, put }
}

function base64(bytes: Uint8Array): string {
  const chunks: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  return btoa(chunks.join(''))
}
