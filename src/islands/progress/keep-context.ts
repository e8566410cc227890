import { createContext, useContext } from 'react'
import type { ClaimingStore } from '../../stores/progress/claiming.ts'
import type { KeepTexts } from './progress-props.ts'

export interface Keeping {
  readonly claiming: ClaimingStore
  readonly texts: KeepTexts
}

export const KeepContext = createContext<Keeping | undefined>(undefined)

export function useKeeping(): Keeping {
  const keeping = useContext(KeepContext)
  if (!keeping) throw new Error('A part of the progress page outside of it')
  return keeping
}
