import type { TargetAge } from '../../../../../contract/options.ts'

export const KID: readonly TargetAge[] = ['child']
export const GROWN: readonly TargetAge[] = ['12-20', '20+']
export const ALL: readonly TargetAge[] = [...KID, ...GROWN]
