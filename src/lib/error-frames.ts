const FRAMES = 3
const FRAME_PREFIX = '    at '
const STACK_MAX = 10
/** Function name and file; nothing else of a stack is taken. */
const FRAME = /^ {4}at (?:async )?(?:new )?([\w$.<>#]{1,80} )?(?:\[as [\w$.]{1,60}\] )?\(?([^\s()]{1,300}:\d+:\d+)\)?$/
/** Folders shown in full; other files by name only. */
const OURS = ['src', 'scripts', 'tests', 'dist', 'node_modules'] as const

/** Innermost places of a stack: "read src/api/x.ts:3:1 < ...". Undefined without any. */
export function framesOf(stack: unknown, message: unknown): string | undefined {
  if (typeof stack !== 'string') return undefined
  const frames = linesBelow(stack, message)
    .map(line => FRAME.exec(line))
    .filter(match => match !== null)
    .slice(0, FRAMES)
    .map(([, name = '', file = '']) => name + shortened(file))
  return frames.length > 0 ? frames.join(' < ') : undefined
}

function shortened(file: string): string {
  if (file.startsWith('node:')) return file
  const folders = file.split('/')
  const ours = folders.findIndex((folder, index) => index > 0 && OURS.some(one => one === folder))
  return ours === -1 ? (folders.at(-1) ?? '') : folders.slice(ours).join('/')
}

/** The message precedes the places and may imitate one; a later changed message is not found. */
function linesBelow(stack: string, message: unknown): string[] {
  const start = typeof message === 'string' && message !== '' ? stack.indexOf(message) : -1
  const lines = (start === -1 ? stack : stack.slice(start + String(message).length)).split('\n')
  if (start !== -1 || message === '') return lines.slice(1)
  const lastOther = lines.findLastIndex(line => !line.startsWith(FRAME_PREFIX))
  return lines.slice(lastOther + 1).slice(-STACK_MAX)
}
