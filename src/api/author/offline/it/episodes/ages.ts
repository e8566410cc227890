/** Who an episode is for. */
export const ALL = ['child', '12-20', '20+'] as const
export const KID = ['child'] as const
export const GROWN = ['12-20', '20+'] as const
export const SMALL = ['toddler'] as const
