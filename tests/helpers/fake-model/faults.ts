/** Every way in which the fake model answers badly. */
export const FAULTS = [
  'too-many-requests',
  'server-error',
  'unauthorized',
  'bad-request',
  'garbage',
  'no-json',
  'wrong-shape',
  'truncated',
  'withheld',
  'empty',
  'drip',
  'endless',
  'hang',
  'hang-midway',
  'reset',
  'reset-midway',
  'error-midway',
] as const
export type Fault = (typeof FAULTS)[number]
