import type { IncomingHttpHeaders } from 'node:http'

const NAMES = [
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'forwarded-for',
  'true-client-ip',
  'via',
  'x-amzn-trace-id',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-host',
  'x-proxyuser-ip',
  'x-real-ip',
  'x-remote-addr',
  'x-remote-ip',
]
const PREFIXES = ['cf-', 'cdn-', 'x-appengine-', 'x-azure-', 'x-envoy-', 'x-forwarded', 'x-original-', 'x-vercel-']

export const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some(name => NAMES.includes(name) || PREFIXES.some(prefix => name.startsWith(prefix)))
