import { describe, expect, it } from 'vitest'
import { limitRepeats } from '../../../src/api/log/limited-log.ts'
import { describeError } from '../../../src/lib/describe-error.ts'

function openAt() {
  let now = 0
  const lines: { level: string; message: string; fields: Record<string, unknown> }[] = []
  const write = (level: string) => (fields: object, message: string) => {
    lines.push({ level, message, fields: { ...fields } })
  }
  const log = limitRepeats({ info: write('info'), warn: write('warn'), error: write('error') }, () => now)
  return {
    log,
    lines,
    advance: (seconds: number) => {
      now += seconds * 1000
    },
    messages: () => lines.map(({ message, fields }) => [message, fields.leftOut]),
  }
}

const away = (service: string) => ({ error: describeError(Object.assign(new Error(), { service })) })
const broken = (name: string) => ({ error: describeError(Object.assign(new Error(), { name, stack: '' })) })

describe('A log that a fault comes into again and again', () => {
  it('has one line of an outage and minute, with the service and the count of what was left out', () => {
    const { log, lines, advance, messages } = openAt()
    for (let call = 0; call < 969; call++) log.error({ ...away('database'), requestId: call }, 'call broke')
    expect(messages()).toEqual([['call broke', undefined]])
    expect(lines[0]?.fields).toMatchObject({ service: 'database', requestId: 0 })
    advance(60)
    log.error(away('database'), 'call broke')
    expect(messages().slice(1)).toEqual([
      ['call broke', 968],
      ['call broke', undefined],
    ])
    expect(lines[1]).toMatchObject({ level: 'error', fields: { service: 'database', leftOut: 968 } })
  })

  it('tells of what was left out though the fault is over, with the next line of any kind', () => {
    const { log, advance, messages } = openAt()
    log.warn(away('files'), 'task failed')
    log.warn(away('files'), 'task failed')
    advance(30)
    log.info({}, 'call')
    advance(30)
    log.info({}, 'call')
    expect(messages()).toEqual([
      ['task failed', undefined],
      ['call', undefined],
      ['task failed', 1],
      ['call', undefined],
    ])
  })

  it('keeps other messages, other services and other bugs apart', () => {
    const { log, messages } = openAt()
    for (let round = 0; round < 3; round++) {
      log.warn(away('database'), 'step failed')
      log.warn(away('files'), 'step failed')
      log.warn(away('files'), 'task failed')
      log.warn(broken('TypeError'), 'task failed')
      log.warn(broken('RangeError'), 'task failed')
    }
    expect(messages()).toHaveLength(5)
  })

  it('leaves out nothing that is no error', () => {
    const { log, messages } = openAt()
    for (let round = 0; round < 3; round++) {
      log.warn({ storyId: round }, 'story had no job left')
      log.info({}, 'call')
    }
    expect(messages()).toHaveLength(6)
  })

  it('remembers no more than some faults', () => {
    const { log, lines, messages } = openAt()
    for (let fault = 0; fault < 1000; fault++) {
      for (let time = 0; time < 2; time++) log.error(away('database'), `fault ${fault}`)
    }
    expect(messages().filter(([, leftOut]) => leftOut === 1).length).toBeGreaterThan(750)
    expect(lines.length).toBeLessThan(2000)
  })
})
