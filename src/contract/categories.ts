export const CATEGORIES = ['christmas', 'bedtime', 'adventure', 'scifi', 'love', 'horror', 'generic'] as const
export type Category = (typeof CATEGORIES)[number]
