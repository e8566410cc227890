/** Half price on what is bought as a file while the shop is opening. */
export const LAUNCH_OFFER = {
  percent: 50,
  /** What is typed at the checkout, one for each kind of file. */
  codes: ['EBOOK50', 'AUDIOBOOK50'],
  /** From this moment on it is over (ISO 8601). */
  ends: '2026-12-31T00:00:00Z',
} as const

/** Whether the offer stands at a moment (milliseconds since 1970). */
export const isLaunchOfferOpen = (now: number): boolean => now < Date.parse(LAUNCH_OFFER.ends)
