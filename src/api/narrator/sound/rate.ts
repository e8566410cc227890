/** Of all finished sound: an MP3 frame then lasts 24 ms exactly. */
export const RATE_HZ = 24_000
export const MS_PER_SECOND = 1000

export const samplesIn = (ms: number): number => Math.round((ms * RATE_HZ) / MS_PER_SECOND)
