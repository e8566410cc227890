import type { Brief } from '../../../story/brief.ts'
import { careOf } from '../../../story/care/care.ts'

/** Whether a change brings in nobody who is dead, unborn or newborn, nothing heavy, and nothing that a body cannot do. */
export function isCareful(before: Brief, now: Brief): boolean {
  const [old, made] = [careOf(before), careOf(now)]
  const quiet = ({ people }: typeof old) => people.filter(({ status }) => status !== 'alive').length
  return (
    quiet(made) <= quiet(old) &&
    made.heavy.length <= old.heavy.length &&
    made.constraints.every(one => old.constraints.includes(one))
  )
}
