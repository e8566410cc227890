import { Parameter } from '../../contract/parameter.ts'
import { durableStorage } from '../storage.ts'

const KEY = 'wizard:handover'
/** Shows all answers; leads to the first that is not in order. */
const LAST_STEP = 'check'

const storage = durableStorage(() => sessionStorage)

export function storeHandover(parameter: Parameter): void {
  storage[KEY] = JSON.stringify(parameter)
}

/** Read once; undefined when there are none. */
export function readHandover(): Parameter | undefined {
  const left = storage[KEY]
  delete storage[KEY]
  try {
    const parsed = Parameter.safeParse(JSON.parse(left ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Opens the wizard at once, with the answers to look through. */
export const wizardAt = (path: string): string => `${path}?step=${LAST_STEP}`
