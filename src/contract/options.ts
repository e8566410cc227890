/** Values of choices; their words are in i18n `options`. */
export const GENDERS = ['male', 'female', 'non-binary'] as const
export const RELATION_GENDERS = [...GENDERS, 'dont-care'] as const
export const ARCHETYPES = ['hero', 'anti-hero', 'villain', 'supporting-character'] as const
export const HAIR = ['black', 'brown', 'blond', 'red', 'colorful'] as const
export const EYES = ['black', 'brown', 'green', 'blue'] as const
export const BUILDS = ['tall', 'muscular', 'small', 'slender', 'slim', 'athletic'] as const
export const TONES = [
  'happy',
  'dark',
  'motivating',
  'sad',
  'romantic',
  'funny',
  'thrilling',
  'moving',
  'inspiring',
  'futuristic',
  'dystopian',
] as const
export const TARGET_AGES = ['toddler', 'child', '12-20', '20+'] as const
export type Tone = (typeof TONES)[number]
export type TargetAge = (typeof TARGET_AGES)[number]
