import { createContext, useContext } from 'react'
import type { ClaimingStore } from '../../stores/progress/claiming.ts'
import type { ClaimTexts } from './progress-props.ts'

export interface ClaimContextValue {
  readonly claiming: ClaimingStore
  readonly texts: ClaimTexts
}

export const ClaimContext = createContext<ClaimContextValue | undefined>(undefined)

export function useClaim(): ClaimContextValue {
  const value = useContext(ClaimContext)
  if (!value) throw new Error('A part of the progress page outside of it')
  return value
}
