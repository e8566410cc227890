import type { AwaitedService } from '../../contract/story.ts'
import type { ServiceName } from '../../lib/service-unavailable.ts'

const AWAITED: Readonly<Partial<Record<ServiceName, AwaitedService>>> = { model: 'texts', pictures: 'pictures' }

/** The service that a story waits for; empty while it goes on. */
export const awaited = (service: ServiceName | null): { waitingFor?: AwaitedService } =>
  service === null ? {} : { waitingFor: AWAITED[service] ?? 'storage' }
