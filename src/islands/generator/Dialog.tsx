import type { ComponentProps } from 'react'
import { Dialog as Sheet } from '../ui/Dialog.tsx'
import { useGeneratorContext } from './context.ts'

export const Dialog = (props: Omit<ComponentProps<typeof Sheet>, 'closeLabel'>) => (
  <Sheet {...props} closeLabel={useGeneratorContext().texts.frame.close} />
)
