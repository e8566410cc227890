import { persistentAtom } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { READER_FONT_STEP_DEFAULT, READER_FONT_STEPS } from '../../contract/limits.ts'

export const FAMILIES = ['literata', 'atkinson', 'opendyslexic'] as const
export const PAPERS = ['day', 'candle', 'night'] as const
export const SPACINGS = ['tight', 'even', 'airy'] as const
export const WIDTHS = ['narrow', 'even', 'wide'] as const

const LAST_STEP = READER_FONT_STEPS - 1

/** Settings of this browser. A part that cannot be read falls back to its default. */
export const ReaderSettings = z.object({
  /** 0 to 10. */
  fontStep: z.catch(z.int().check(z.minimum(0), z.maximum(LAST_STEP)), READER_FONT_STEP_DEFAULT),
  family: z.catch(z.enum(FAMILIES), 'literata'),
  /** Null until it is chosen: day or night, as the browser is set. */
  paper: z.catch(z.nullable(z.enum(PAPERS)), null),
  spacing: z.catch(z.enum(SPACINGS), 'even'),
  width: z.catch(z.enum(WIDTHS), 'even'),
  isPaged: z.catch(z.boolean(), false),
})
export type ReaderSettings = z.output<typeof ReaderSettings>

export const FIRST_SETTINGS: ReaderSettings = ReaderSettings.parse({})

function decode(text: string): ReaderSettings {
  try {
    const parsed = ReaderSettings.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : FIRST_SETTINGS
  } catch {
    return FIRST_SETTINGS
  }
}

export const $readerSettings: WritableAtom<ReaderSettings> = persistentAtom<ReaderSettings>('reader', FIRST_SETTINGS, {
  encode: JSON.stringify,
  decode,
})

export const changeSettings = (part: Partial<ReaderSettings>): void =>
  $readerSettings.set({ ...$readerSettings.get(), ...part })

/** Wraps to the smallest. */
export const largerStep = (step: number): number => (step + 1) % READER_FONT_STEPS

/** Stays at the smallest. */
export const smallerStep = (step: number): number => Math.max(0, step - 1)
