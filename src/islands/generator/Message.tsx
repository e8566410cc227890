import { Problem } from '../ui/Problem.tsx'

/** What is wrong with the control of this id, beside it. */
export const Message = ({ id, problem }: { readonly id: string; readonly problem: string }) =>
  problem && <Problem id={`${id}-error`}>{problem}</Problem>
