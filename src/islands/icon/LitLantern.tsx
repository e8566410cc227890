/** 34 units high; its bow is at the point 0,-9. */
export const LitLantern = ({ transform }: { readonly transform: string }) => (
  <g transform={transform}>
    <path d="M-5-4a5 5 0 0 1 10 0" fill="none" stroke="#8a4b14" strokeWidth="1.8" />
    <path d="M-9 5L-6-3H6L9 5z" fill="#8a4b14" />
    <path d="M-9 5H9L6.500 26h-13z" fill="#ffe7a3" stroke="#8a4b14" strokeWidth="1.2" />
    <path d="M0 5H9L6.500 26H0z" fill="#b8600a" opacity=".22" />
    <path d="M-8 26H8v4H-8z" fill="#8a4b14" />
    <path d="M0 22c-5-2-4-7.500 0-11.500 4 4 5 9.500 0 11.500z" fill="#e8772c" />
  </g>
)
