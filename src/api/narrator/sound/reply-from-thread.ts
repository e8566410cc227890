import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadReply } from './in-thread.ts'

/** `moved` names memory to transfer instead of copy. */
export async function replyFromThread<Order, Made>(
  work: (order: Order) => Promise<Made>,
  moved: (made: Made) => readonly Uint8Array[],
): Promise<void> {
  const post = (reply: ThreadReply<Made>, bytes: readonly Uint8Array[] = []) =>
    parentPort?.postMessage(
      reply,
      bytes.map(({ buffer }) => buffer as ArrayBuffer),
    )
  try {
    const made = await work(workerData as Order)
    post({ kind: 'made', made }, moved(made))
  } catch (error) {
    post({ kind: 'failed', error })
  }
}
