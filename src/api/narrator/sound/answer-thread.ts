import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadReply } from './in-thread.ts'

/** Runs a thread's one piece of work and answers; `moved` names the memory that need not be copied. */
export async function answerThread<Order, Made>(
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
