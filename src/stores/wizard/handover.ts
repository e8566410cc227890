import { Parameter } from '../../contract/parameter.ts'
import { durableStorage } from '../storage.ts'

const KEY = 'wizard:handover'
/** The wizard's card on which all answers are seen together; it leads to the first that is not in order. */
const LAST_STEP = 'check'

const storage = durableStorage(() => sessionStorage)

/** Leaves a story's answers for the wizard of the next page that is opened in this tab. */
export function handOver(parameter: Parameter): void {
  storage[KEY] = JSON.stringify(parameter)
}

/** The answers left for this page, once; undefined when there are none. */
export function takeOver(): Parameter | undefined {
  const left = storage[KEY]
  delete storage[KEY]
  try {
    const parsed = Parameter.safeParse(JSON.parse(left ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The address of a page at which its wizard opens at once, with the answers to look through. */
export const wizardAt = (path: string): string => `${path}?step=${LAST_STEP}`
