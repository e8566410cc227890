/**
 * What every answer tells a browser, whoever gives it: the service, or nginx from a file (`deploy/nginx.conf` says the
 * same; a test compares them). Pages carry a policy of their own with the hashes of their scripts; the one here adds what
 * only a header can say.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  // Payment services open windows of their own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Nothing of ours asks for a device; what pays does so in Stripe's frame.
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** For visitors who come over TLS alone: with a plain address it would lock them out. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The headers of every answer, names in small letters. `secure`: visitors come over TLS. */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { ...ALWAYS, ...OVER_TLS } : ALWAYS
