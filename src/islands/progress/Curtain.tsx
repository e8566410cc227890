import { STAGE_HEIGHT, STAGE_WIDTH, TIE, tiedFolds, valance } from './curtain.ts'

const CLOTH = ['#5f1a29', '#762030']
const TRIM = '#e0a63d'
const HALF = STAGE_WIDTH / 2

const folds = tiedFolds()
const top = valance()

export const Curtain = () => (
  <svg
    className="pg-curtain"
    viewBox={`0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <linearGradient id="pg-cloth" gradientUnits="userSpaceOnUse" x2="75" spreadMethod="repeat">
      <stop offset="0" stopColor="#4b1420" />
      <stop offset=".45" stopColor="#862538" />
      <stop offset=".62" stopColor="#762030" />
      <stop offset="1" stopColor="#4b1420" />
    </linearGradient>
    <linearGradient id="pg-valance" x2="0" y2="1">
      <stop offset="0" stopColor="#5a1826" />
      <stop offset="1" stopColor="#8a2a3c" />
    </linearGradient>
    <g className="pg-tied left">
      <Tied />
    </g>
    <g className="pg-tied right">
      <g transform={`translate(${STAGE_WIDTH} 0) scale(-1 1)`}>
        <Tied />
      </g>
    </g>
    <rect className="pg-drawn left" y="-20" width={HALF + 1} height={STAGE_HEIGHT + 40} fill="url(#pg-cloth)" />
    <rect className="pg-drawn right" x={HALF} y="-20" width={HALF} height={STAGE_HEIGHT + 40} fill="url(#pg-cloth)" />
    <g className="pg-valance">
      <path d={top.cloth} fill="url(#pg-valance)" />
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
