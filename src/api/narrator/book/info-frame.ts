import { frameAt, type Mp3Frames } from './mp3-frames.ts'

/** Flags: frames, bytes and a seek table follow. */
const FIELDS = 7
const TABLE_LENGTH = 100
const TABLE_MAX = 255

/** Silent Xing frame with counts and a seek table, so that players know the length; "Info": constant bit rate. */
export function infoFrame({ frames, count, offsets }: Pick<Mp3Frames, 'frames' | 'count' | 'offsets'>): Uint8Array {
  const head = frameAt(frames, 0)
  if (!head) throw new Error('an Info frame needs frames after it')
  const info = new Uint8Array(head.bytes)
  info.set(frames.subarray(0, 4))
  const view = new DataView(info.buffer)
  const at = head.sideEnd
  info.set(new TextEncoder().encode('Info'), at)
  view.setUint32(at + 4, FIELDS)
  view.setUint32(at + 8, count)
  const bytes = info.length + frames.length
  view.setUint32(at + 12, bytes)
  for (let entry = 0; entry < TABLE_LENGTH; entry += 1) {
    const offset = info.length + (offsets[Math.floor((entry / TABLE_LENGTH) * count)] ?? 0)
    info[at + 16 + entry] = Math.min(TABLE_MAX, Math.floor((256 * offset) / bytes))
  }
  return info
}
