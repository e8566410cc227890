import { assemble, type Heard, type SpokenPart } from './assemble.ts'
import { encodeAac } from './encode-aac.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { evenLoudness } from './even-loudness.ts'
import { inThread } from './in-thread.ts'

export interface FinishingOrder {
  readonly parts: readonly SpokenPart[]
  /** AAC takes eight times as long as MP3. */
  readonly withAac: boolean
}

export interface FinishedSound {
  readonly mp3: Uint8Array
  /** ADTS frames. */
  readonly aac: Uint8Array | undefined
  /** Per part, in samples of RATE_HZ. */
  readonly heard: readonly Heard[]
}

export async function finishHere({ parts, withAac }: FinishingOrder): Promise<FinishedSound> {
  const { samples, heard } = assemble(parts)
  evenLoudness(samples)
  return { mp3: await encodeMp3(samples), aac: withAac ? await encodeAac(samples) : undefined, heard }
}

/** In a thread; the sounds are transferred, their memory is empty afterwards. */
export function finishSound(order: FinishingOrder, signal: AbortSignal): Promise<FinishedSound> {
  const buffers = order.parts.flatMap(({ sounds }) => sounds.map(({ samples }) => samples.buffer as ArrayBuffer))
  const moved = [...new Set(buffers)].filter(({ byteLength }) => byteLength > 0)
  return inThread<FinishedSound>(new URL('./finishing-thread.ts', import.meta.url), order, moved, signal)
}
