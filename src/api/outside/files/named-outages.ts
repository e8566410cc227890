import { ServiceUnavailable } from '../../../lib/service-unavailable.ts'
import type { Files } from './files.ts'

/** Passing errors become ServiceUnavailable. Errors while an opened file is read come by its stream, unchanged. */
export function withNamedOutages(files: Files, isOutage: (error: unknown) => boolean): Files {
  const named = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw isOutage(error) ? new ServiceUnavailable('files', error) : error
    }
  }
  return {
    put: (key, bytes, type) => named(() => files.put(key, bytes, type)),
    get: key => named(() => files.get(key)),
    open: key =>
      named(async () => {
        const opened = await files.open(key)
        return opened && { ...opened, read: range => named(() => opened.read(range)) }
      }),
    has: key => named(() => files.has(key)),
    remove: key => named(() => files.remove(key)),
    list: prefix => named(() => files.list(prefix)),
  }
}
