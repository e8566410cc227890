import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { EngineOrder, EngineReply } from './engine-messages.ts'

export interface Child {
  /** Undefined when the process died on it. */
  ask(order: EngineOrder): Promise<EngineReply | undefined>
  end(): void
  readonly pid: number | undefined
}

const SCRIPT = fileURLToPath(new URL('./engine-process.ts', import.meta.url))

function start(script: string): ChildProcess {
  const child = fork(script, {
    // Samples are sent as they are; the environment and its secrets are not passed.
    serialization: 'advanced',
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // An idle engine must not hold the process.
  child.unref()
  child.channel?.unref()
  return child
}

/** `script` replaces the engine in tests. */
export function startChild(onEnd: () => void, script = SCRIPT): Child {
  const child = start(script)
  let resolveReply: ((reply: EngineReply | undefined) => void) | undefined
  const finish = (reply: EngineReply | undefined) => {
    child.channel?.unref()
    resolveReply?.(reply)
    resolveReply = undefined
  }
  const lose = () => {
    finish(undefined)
    onEnd()
  }
  child.on('message', reply => finish(reply as EngineReply))
  child.on('exit', lose)
  child.on('error', lose)
  return {
    get pid() {
      return child.pid
    },
    ask: order =>
      new Promise(resolve => {
        resolveReply = resolve
        child.channel?.ref()
        child.send(order, error => error && lose())
      }),
    end: () => void child.kill('SIGKILL'),
  }
}
