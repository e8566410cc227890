import { Problem } from '../ui/Problem.tsx'

export const Message = ({ id, problem }: { readonly id: string; readonly problem: string }) =>
  problem && <Problem id={`${id}-error`}>{problem}</Problem>
