import { STAGE_HEIGHT, STAGE_WIDTH, TIE, tiedFolds, valance } from './curtain.ts'

const CLOTH = ['#5f1a29', '#762030']
const TRIM = '#e0a63d'
const HALF = STAGE_WIDTH / 2

const folds = tiedFolds()
const top = valance()

export const Curtain = () => (
  <svg
    className="progress-curtain"
    viewBox={`0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <linearGradient id="progress-cloth" gradientUnits="userSpaceOnUse" x2="75" spreadMethod="repeat">
      <stop offset="0" stopColor="#4b1420" />
      <stop offset=".45" stopColor="#862538" />
      <stop offset=".62" stopColor="#762030" />
      <stop offset="1" stopColor="#4b1420" />
    </linearGradient>
    <linearGradient id="progress-valance" x2="0" y2="1">
      <stop offset="0" stopColor="#5a1826" />
      <stop offset="1" stopColor="#8a2a3c" />
    </linearGradient>
    <g className="progress-tied left">
      <Tied />
    </g>
    <g className="progress-tied right">
      <g transform={`translate(${STAGE_WIDTH} 0) scale(-1 1)`}>
        <Tied />
      </g>
    </g>
    <rect
      className="progress-drawn left"
      y="-20"
      width={HALF + 1}
      height={STAGE_HEIGHT + 40}
      fill="url(#progress-cloth)"
    />
    <rect
      className="progress-drawn right"
      x={HALF}
      y="-20"
      width={HALF}
      height={STAGE_HEIGHT + 40}
      fill="url(#progress-cloth)"
    />
    <g className="progress-valance">
      <path d={top.cloth} fill="url(#progress-valance)" />
      <path d={top.trim} fill="none" stroke={TRIM} strokeWidth="5" />
      <path d={top.tassels} stroke={TRIM} strokeWidth="4" />
    </g>
  </svg>
)

const Tied = () => (
  <>
    {folds.map((path, index) => (
      <path key={path} d={path} fill={CLOTH[index % CLOTH.length]} />
    ))}
    <path d={TIE} fill={TRIM} />
  </>
)
