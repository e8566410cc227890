/** Headers of every answer; `deploy/nginx.conf` has the same (tested). Pages add a policy with script hashes. */
const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  // Payment services open windows of their own.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // We use no devices; payment does so in Stripe's frame.
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** Only over TLS: with a plain address it would lock visitors out. */
const OVER_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Names in lower case. `secure`: visitors come over TLS. */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  secure ? { ...ALWAYS, ...OVER_TLS } : ALWAYS
