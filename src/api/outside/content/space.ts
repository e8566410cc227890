import { type HandlerResult, handlerResult, listOf } from './request.ts'
import { ENVIRONMENT, LOCALE } from './resource.ts'

const LOCALES = [
  {
    code: LOCALE,
    name: 'Default',
    default: true,
    fallbackCode: null,
    contentDeliveryApi: true,
    contentManagementApi: true,
    sys: { id: 'default', type: 'Locale', version: 1 },
  },
]

export function describeSpace(
  space: string,
  segments: readonly string[],
  inEnvironment: boolean,
): HandlerResult | undefined {
  if (segments.length === 0) {
    const sys = inEnvironment ? { type: 'Environment', id: ENVIRONMENT } : { type: 'Space', id: space }
    return handlerResult({ sys: { ...sys, version: 1 }, name: 'Built-in content', locales: LOCALES })
  }
  if (segments.length > 1) return undefined
  if (segments[0] === 'locales') return handlerResult(listOf(LOCALES))
  return segments[0] === 'tags' ? handlerResult(listOf([])) : undefined
}
