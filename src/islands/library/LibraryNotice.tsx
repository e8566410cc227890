import './notice.css'
import type { ComponentProps } from 'react'
import { Notice } from '../ui/Notice.tsx'

export const LibraryNotice = (props: Pick<ComponentProps<typeof Notice>, 'heading' | 'text' | 'children'>) => (
  <Notice className="library-notice" picture={<EmptyLibraryPicture />} isPart {...props} />
)

const EmptyLibraryPicture = () => (
  <div className="library-bare">
    <svg viewBox="0 0 34 42" aria-hidden="true">
      <path d="M11 9a6 6 0 0 1 12 0" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M7 15l4-6h12l4 6zM6 41l4-7h14l4 7z" fill="currentColor" />
      <path d="M8 15h18l-2.500 19h-13z" fill="#f3b440" />
      <path d="M17 15h9l-2.500 19H17z" fill="#d98f1e" />
      <path d="M17 31c-5.500-2.500-4.500-8 0-12.500 4.500 4.500 5.500 10 0 12.500z" fill="#fff6d8" />
    </svg>
  </div>
)
