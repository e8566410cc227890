export const EmptyStage = () => (
  <svg className="progress-empty" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <linearGradient id="progress-sky" x2="0" y2="1">
      <stop offset="0" stopColor="#15163f" />
      <stop offset=".45" stopColor="#4d4a9c" />
      <stop offset=".8" stopColor="#e8b8b4" />
    </linearGradient>
    <radialGradient id="progress-glow">
      <stop offset="0" stopColor="#ffd98a" stopOpacity=".85" />
      <stop offset=".4" stopColor="#ffa63a" stopOpacity=".3" />
      <stop offset="1" stopColor="#ff9d2e" stopOpacity="0" />
    </radialGradient>
    <path d="M0 0H1200V900H0z" fill="url(#progress-sky)" />
    <g fill="#ffe9bd">
      <circle cx="790" cy="255" r="150" opacity=".08" />
      <circle cx="790" cy="255" r="110" opacity=".12" />
      <circle cx="790" cy="255" r="72" />
      <path d="M300 190h5v5h-5zM420 300h4v4h-4zM540 170h5v5h-5zM610 330h3v3h-3zM350 380h4v4h-4zM930 400h4v4h-4zM690 120h3v3h-3z" />
    </g>
    <path d="M0 560L140 470 260 550 420 430 560 540 700 460 860 560 1010 470 1200 570V900H0z" fill="#8a80c2" />
    <path
      d="M420 430L445 560 560 540zM700 460L725 560 860 560zM140 470L160 560 260 550zM1010 470L1030 560 1200 570z"
      fill="#6d64ab"
    />
    <path d="M0 610Q200 540 430 600T860 590T1200 600V900H0z" fill="#625ba4" />
    <path d="M0 690Q260 610 560 670T1200 660V900H0z" fill="#444084" />
    <path d="M0 780Q300 700 620 750T1200 745V900H0z" fill="#2c2b62" />
    <path d="M0 846Q360 800 700 826T1200 822V900H0z" fill="#191942" />
    <circle className="progress-halo" cx="600" cy="700" r="250" fill="url(#progress-glow)" />
    <g transform="translate(600 652) scale(3.4)">
      <path d="M-5-4a5 5 0 0 1 10 0" fill="none" stroke="#8a4b14" strokeWidth="1.6" />
      <path d="M-8 4L-5-3H5L8 4z" fill="#8a4b14" />
      <path d="M-8 4H8L6 24H-6z" fill="#ffe7a3" stroke="#8a4b14" strokeWidth="1.2" />
      <path d="M0 4H8L6 24H0z" fill="#b8600a" opacity=".22" />
      <path d="M-7.5 24h15v3.500h-15z" fill="#8a4b14" />
      <path className="progress-flame" d="M0 20.500c-5-2-4-7.500 0-11.500 4 4 5 9.500 0 11.500z" fill="#e8772c" />
    </g>
  </svg>
)
