import { Lantern, type Light } from './Lantern.tsx'

const CORD_HIGH = 20
const CORD_LOW = 25
const HALO = 'garland-halo'

interface Props {
  readonly count: number
  readonly current: number
  readonly gap: number
  readonly out?: boolean
}

/** Lanterns are checked before `current` (from 0), burning at it unless `out`, empty behind. `gap`: units between. */
export function Garland({ count, current, gap, out = false }: Props) {
  const lanterns = Array.from({ length: count }, (_, index) => ({
    x: gap * (index + 0.5),
    y: index % 2 === 0 ? CORD_HIGH : CORD_LOW,
    light: lightOf(index, current, out),
  }))
  return (
    <svg className="garland" viewBox={`0 0 ${gap * count} 56`} aria-hidden="true">
      <radialGradient id={HALO}>
        <stop offset="0" stopColor="#ffc24a" stopOpacity=".75" />
        <stop offset="1" stopColor="#ffb02e" stopOpacity="0" />
      </radialGradient>
      <path d={cord(lanterns, gap)} fill="none" stroke="currentColor" strokeWidth="1.6" opacity=".55" />
      {lanterns.map(({ x, y, light }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(1.15)`}>
          <Lantern light={light} halo={HALO} />
        </g>
      ))}
    </svg>
  )
}

function lightOf(index: number, current: number, out: boolean): Light {
  if (index < current) return 'done'
  return index === current && !out ? 'now' : 'open'
}

function cord(lanterns: readonly { x: number; y: number }[], gap: number): string {
  const knots = lanterns.map(({ x, y }, index) => {
    const sag = index === 0 ? `${x - 22.4} 14` : `${x - gap / 2} 26`
    return `Q${sag} ${x} ${y - 6}`
  })
  const end = gap * lanterns.length
  return `M-20 4${knots.join('')}Q${end} 26 ${end + 20} 4`
}
