interface Props {
  readonly to: string
  readonly from: string
  /** Whether the ribbon is being pulled. */
  readonly isOpening?: boolean
}

const STARS = [
  [48, 60],
  [96, 118],
  [252, 60],
  [292, 118],
  [54, 290],
  [100, 344],
  [246, 290],
  [290, 344],
  [50, 440],
  [256, 440],
] as const

const Ribbons = () => (
  <>
    <path d="M136 0h46v512h-46z" fill="#d2533a" />
    <path d="M164 0h18v512h-18z" fill="#b8432c" />
    <path d="M0 186h320v46H0z" fill="#d2533a" />
    <path d="M0 212h320v20H0z" fill="#b8432c" />
  </>
)

const Bow = () => (
  <g transform="translate(159 208)">
    <g className="parcel-tails">
      <path d="M-6 8L-52 118l26-8 14 26L10 10z" fill="#a83a25" />
      <path d="M6 8l58 104-28-2-10 28L-8 10z" fill="#c44a32" />
    </g>
    <g className="parcel-loop left">
      <path d="M0 4C-30-76-130-88-134-36-136 12-50 26 0 8z" fill="#d2533a" />
      <path d="M-26-12c-28-26-70-38-78-18 10 18 48 24 78 24z" fill="#7a2418" />
    </g>
    <g className="parcel-loop right">
      <path d="M0 4C30-76 130-88 134-36 136 12 50 26 0 8z" fill="#e0674d" />
      <path d="M26-12c28-26 70-38 78-18-10 18-48 24-78 24z" fill="#7a2418" />
    </g>
    <path d="M-24-20h48l4 40h-56z" fill="#e0674d" />
    <path d="M0-20h24l4 40H0z" fill="#c44a32" />
  </g>
)

/** The wrapped present; its tag is text. */
export const Parcel = ({ to, from, isOpening = false }: Props) => (
  <div className={isOpening ? 'parcel opening' : 'parcel'}>
    <svg viewBox="-4 -4 344 548" aria-hidden="true">
      <ellipse cx="166" cy="522" rx="166" ry="14" fill="#050418" opacity=".5" />
      <path d="M320 6l12 10v502l-12-6z" fill="#25235a" />
      <path d="M0 512h320l12 6H14z" fill="#201e52" />
      <rect width="320" height="512" rx="4" fill="#4a479c" />
      <path d="M160 0h160v512H160z" fill="#383578" opacity=".7" />
      {STARS.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          fill="#c9bdf0"
          d={`M${x} ${y - 6}l1.600 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600z`}
        />
      ))}
      <Ribbons />
      <Bow />
    </svg>
    <p className="parcel-tag">
      <b>{to}</b>
      <span>{from}</span>
    </p>
  </div>
)
