import * as z from 'zod/mini'

const REMINDER_STATES = ['sign-in-needed', 'offered', 'asked'] as const

/** How many stories the caller may still begin, and what can be done where that is none. */
export const StoryQuota = z.object({
  isSpent: z.boolean(),
  /** When the next one may begin; null where one may now, or where none are given. */
  freeAt: z.nullable(z.iso.datetime()),
  perDay: z.int(),
  perDayWithAccount: z.int(),
  /** A mail when the next one may begin: only to a proven mailbox. */
  reminder: z.enum(REMINDER_STATES),
})
export type StoryQuota = z.output<typeof StoryQuota>
