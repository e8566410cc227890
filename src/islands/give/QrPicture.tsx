import { encodeQR } from 'qr'

/** Level M: a seventh may be unreadable. Four light modules around the code, as the standard asks for. */
const OPTIONS = { ecc: 'medium', border: 4 } as const

/** An address for a camera; the code beside it says the same. */
export function QrPicture({ text }: { readonly text: string }) {
  const modules = encodeQR(text, 'raw', OPTIONS)
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className="give-qr"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path.join('')} fill="#231f3d" />
    </svg>
  )
}
