export const LAUNCH_OFFER = {
  percent: 50,
  codes: ['EBOOK50', 'AUDIOBOOK50'],
  /** From this moment on it is over (ISO 8601). */
  ends: '2026-12-31T00:00:00Z',
} as const

export const isLaunchOfferOpen = (now: number): boolean => now < Date.parse(LAUNCH_OFFER.ends)
