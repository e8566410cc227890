import type { ReactNode } from 'react'
import { LitLantern } from '../icon/LitLantern.tsx'

export const Lectern = ({ children }: { readonly children: ReactNode }) => (
  <div className="shared-scene">
    <svg viewBox="0 0 400 520" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <radialGradient id="shared-light">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".75" />
          <stop offset=".42" stopColor="#ffa63a" stopOpacity=".26" />
          <stop offset="1" stopColor="#ff9d2e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="shared-halo" cx="200" cy="220" r="200" fill="url(#shared-light)" />
      <g fill="#fff3d2">
        <path d="M44 96l2.200 6 6 2.200-6 2.200-2.200 6-2.200-6-6-2.200 6-2.200zM356 148l1.800 5 5 1.800-5 1.800-1.800 5-1.800-5-5-1.800 5-1.800zM330 44l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500zM84 28l1.300 3.500 3.500 1.300-3.500 1.300-1.300 3.500-1.300-3.500-3.500-1.300 3.500-1.300z" />
      </g>
      <path d="M0 404Q80 350 176 388T400 366V520H0z" fill="#3d3a84" />
      <g fill="#343178">
        <path d="M34 408l18-62 18 62zM62 402l12-42 12 42zM338 388l16-58 16 58zM368 384l11-40 11 40z" />
      </g>
      <path d="M0 440Q110 396 220 420T400 406V520H0z" fill="#2b2966" />
      <path d="M0 470Q120 428 230 446T400 442V520H0z" fill="#1f1e52" />
      <path d="M200 0V30" stroke="#b9a98a" strokeWidth="1.600" />
      <LitLantern transform="translate(200 36) scale(1.350)" />
    </svg>
    {children}
  </div>
)
