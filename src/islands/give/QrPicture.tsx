import { qrCode } from '../../lib/qr/qr-code.ts'

/** Light modules around the code, as the standard asks for. */
const QUIET = 4

/** An address for a camera; the code beside it says the same. Nothing for one that is too long. */
export function QrPicture({ text }: { readonly text: string }) {
  const modules = qrCode(text)
  if (!modules) return null
  const size = modules.length + 2 * QUIET
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
  return (
    <svg className="give-qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path.join('')} fill="#231f3d" />
    </svg>
  )
}
