import { LitLantern } from '../icon/LitLantern.tsx'

export const StageEntrance = ({ isOpen }: { isOpen: boolean }) => (
  <svg className={isOpen ? 'account-door open' : 'account-door'} viewBox="0 0 360 400" aria-hidden="true">
    <defs>
      <radialGradient id="account-glow">
        <stop offset="0" stopColor="#ffd98a" stopOpacity=".8" />
        <stop offset=".45" stopColor="#ffa63a" stopOpacity=".26" />
        <stop offset="1" stopColor="#ff9d2e" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="account-inside" x2="0" y2="1">
        <stop offset="0" stopColor="#ffca6b" />
        <stop offset="1" stopColor="#fff0c0" />
      </linearGradient>
      <clipPath id="account-arch">
        <path d="M96 356V190a84 84 0 0 1 168 0v166z" />
      </clipPath>
    </defs>
    <path d="M-24 400Q20 296 120 312T262 290Q350 296 384 400z" fill="#292864" />
    <path d="M40 372V150Q40 34 180 30t140 120v222z" fill="#3d3a84" />
    <path d="M180 30q140 4 140 120v222H180z" fill="#343178" />
    <g fill="#2b2966">
      <path d="M58 214h26v14H58zM62 286h24v14H62zM276 196h26v14h-26zM272 262h28v14h-28zM92 92h26v13H92zM236 84h28v14h-28z" />
    </g>
    <path d="M80 364V190a100 100 0 0 1 200 0v174z" fill="#5d58a6" />
    <path d="M180 90a100 100 0 0 1 100 100v174h-14V190a86 86 0 0 0-86-86z" fill="#4a4592" />
    <g clipPath="url(#account-arch)">
      <path d="M96 356V190a84 84 0 0 1 168 0v166z" fill="url(#account-inside)" />
      <path d="M96 300q40-26 84-12t84-10v90H96z" fill="#f2ad6c" />
      <path d="M96 330q50-22 92-8t76-8v60H96z" fill="#d9774a" />
      <path d="M214 318l12-44 12 44zM120 326l9-34 9 34z" fill="#a8503c" />
      <g className="account-leaf">
        <path d="M96 356V190a84 84 0 0 1 168 0v166z" fill="#762030" />
        <path d="M180 106a84 84 0 0 1 84 84v166h-84z" fill="#5f1a29" />
        <path d="M128 348V178M232 348V178M180 350V112" stroke="#4b1420" strokeWidth="4" />
        <circle cx="240" cy="262" r="8" fill="#e0a63d" />
      </g>
    </g>
    <path d="M70 356h220l12 20H58z" fill="#1f1e52" />
    <path d="M58 376h244l14 24H44z" fill="#17173f" />
    <circle className="account-halo" cx="180" cy="78" r="108" fill="url(#account-glow)" />
    <LitLantern transform="translate(180 44) scale(1.5)" />
  </svg>
)
