/** Print houses whose rules are known, as operators name them: `PRINT_PROFILE`. */
export const PRINT_PROFILE_NAMES = ['plain', 'kdp', 'pdf-x-4'] as const
export type PrintProfileName = (typeof PRINT_PROFILE_NAMES)[number]
