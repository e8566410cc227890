interface Props {
  /** Missing while no present is found. */
  readonly tag?: { readonly to: string; readonly from: string }
  /** Whether the ribbon is being pulled. */
  readonly isOpening?: boolean
}

/** The paper shines, and its print repeats. */
const Print = () => (
  <defs>
    <linearGradient id="parcel-paper">
      <stop stopColor="#5551ad" />
      <stop offset=".48" stopColor="#454292" />
      <stop offset=".52" stopColor="#3b387e" />
      <stop offset="1" stopColor="#2f2d68" />
    </linearGradient>
    <linearGradient id="parcel-ribbon">
      <stop stopColor="#e0674d" />
      <stop offset=".55" stopColor="#cf4f36" />
      <stop offset=".58" stopColor="#b8432c" />
      <stop offset="1" stopColor="#a83a25" />
    </linearGradient>
    <pattern id="parcel-print" width="108" height="116" patternUnits="userSpaceOnUse">
      <g fill="#c9bdf0">
        <path d="M80 22l1.600 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600z" />
        <path d="M26 80l1.600 4.400 4.400 1.600-4.400 1.600-1.600 4.400-1.600-4.400-4.400-1.600 4.400-1.600z" />
      </g>
      <path
        d="M23 22a3 3 0 0 1 6 0M21 25l2-3h6l2 3zM22 40l2-3h4l2 3z"
        fill="#f0cf8a"
        stroke="#f0cf8a"
        strokeWidth="1"
        fillRule="evenodd"
      />
      <path d="M22 26h8l-1.500 10h-5zM76 84h8l-1.500 10h-5z" fill="#f3b440" />
      <path d="M75 83l2-3h6l2 3zM76 98l2-3h4l2 3z" fill="#f0cf8a" />
    </pattern>
  </defs>
)

const Ribbons = () => (
  <>
    <path d="M139 0h46v512h-46zM0 189h320v46H0z" fill="#050418" opacity=".3" />
    <path d="M136 0h46v512h-46z" fill="url(#parcel-ribbon)" />
    <path d="M0 186h320v27H0z" fill="#d95c43" />
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
      <path d="M0 4C-44-10-104-26-134-36-136 12-50 26 0 8z" fill="#a83a25" />
      <path d="M-26-12c-28-26-70-38-78-18 10 18 48 24 78 24z" fill="#7a2418" />
    </g>
    <g className="parcel-loop right">
      <path d="M0 4C30-76 130-88 134-36 136 12 50 26 0 8z" fill="#e0674d" />
      <path d="M0 4C44-10 104-26 134-36 136 12 50 26 0 8z" fill="#b8432c" />
      <path d="M26-12c28-26 70-38 78-18-10 18-48 24-78 24z" fill="#7a2418" />
    </g>
    <path d="M-24-20h48l4 40h-56z" fill="#e0674d" />
    <path d="M0-20h24l4 40H0z" fill="#c44a32" />
  </g>
)

/** The wrapped present; its tag is text. */
export const Parcel = ({ tag, isOpening = false }: Props) => (
  <div className={isOpening ? 'parcel opening' : 'parcel'}>
    <svg viewBox="-4 -4 344 548" aria-hidden="true">
      <Print />
      <ellipse cx="166" cy="522" rx="166" ry="14" fill="#050418" opacity=".5" />
      <path d="M320 6l12 10v502l-12-6z" fill="#25235a" />
      <path d="M0 512h320l12 6H14z" fill="#201e52" />
      <rect width="320" height="512" rx="4" fill="url(#parcel-paper)" />
      <rect width="320" height="512" rx="4" fill="url(#parcel-print)" />
      <path d="M0 0h320v26L160 40 0 26z" fill="#5a57ad" opacity=".55" />
      <path d="M0 512h320v-26l-160-14L0 486z" fill="#2c2a64" opacity=".6" />
      <Ribbons />
      <Bow />
    </svg>
    {tag && (
      <p className="parcel-tag">
        <b dir="auto">{tag.to}</b>
        <span dir="auto">{tag.from}</span>
      </p>
    )}
  </div>
)
