export type Light = 'done' | 'now' | 'open'

const GLASS = { done: '#f3b440', now: '#ffe7a3', open: 'var(--paper-raised)' }

/** Hangs from the point 0,-6. */
export function Lantern({ light, halo }: { light: Light; halo: string }) {
  const metal = light === 'open' ? 'var(--line-strong)' : '#8a4b14'
  return (
    <>
      {light === 'now' && <circle className="garland-halo" cy="16" r="34" fill={`url(#${halo})`} />}
      <path d="M0-6v5" stroke="currentColor" strokeWidth="1.6" />
      <path d="M-8 4L-5-1H5L8 4z" fill={metal} />
      <path d="M-8 4H8L6 24H-6z" fill={GLASS[light]} stroke={metal} strokeWidth="1.3" />
      {light !== 'open' && <path d="M0 4H8L6 24H0z" fill="#b8600a" opacity=".25" />}
      <path d="M-6.5 24h13v3h-13z" fill={metal} />
      {light === 'now' && <path d="M0 20c-5-2-4-7 0-11 4 4 5 9 0 11z" fill="#e8772c" />}
      {light === 'done' && (
        <path d="M-3.5 14l2.6 3 4.6-6" fill="none" stroke="#3a1d02" strokeWidth="2.2" strokeLinecap="round" />
      )}
    </>
  )
}
