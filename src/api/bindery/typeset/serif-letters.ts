/**
 * What Libertinus Serif can set, upright and italic: code points from-to, hexadecimal. The typesetter brings the face within
 * itself, so that its letters cannot be asked of a file; a test sets every one of them.
 */
const RANGES = `
0020-007e 00a0-00ac 00ae-0241 0243 0247 0249 024d 0250-02e4 02ea-034e 0350-036f 0374-0375 037a-037e
0384-038a 038c 038e-03a1 03a3-03ce 03d0-03e1 03f0-03f6 03f8-03f9 03fb 03fd-0477 047c-047f 0483 048c-04c4
04c7-04cc 04d0-04f9 05b0-05c3 05c6 05d0-05ea 05f0-05f4 1d35 1d43-1d44 1d47-1d4b 1d4d 1d4f-1d53 1d56-1d58
1d5a-1d5b 1d9c 1da0 1da4 1db6 1dbb 1e00-1ef9 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b
1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-200a 2010-2027
202f-2037 2039-203e 2042 2044 2047-204b 204f 2070-2071 2074-208e 2090-209c 20a2-20a4 20a7-20a8 20ab-20ac
20af 20b1 20bf 2100-2103 2105-2106 2109 210c-210f 2111 2113 2115-2116 2119-211a 211c-211d 2120 2122 2124
2126-2127 212e 2135-2139 2153-2184 2190-219b 21a8 21ae 21bc-21bd 21c0-21c1 21cb-21d9 2200-220d 220f-221c
221e-221f 2223-222b 2236 223c 2241 2245 2248-2249 2259 2260-2262 2264-2265 226a-226b 226e-2271 2282-2285
2295-2298 22c5 22ef 2302-2303 2310 2320-2321 2329-232a 23d3 25a0-25a1 25b2-25b3 25b6-25b7 25bc-25bd
25c0-25c1 25c6-25c7 25c9-25cc 25cf-25d7 2605 2619 261b 261e 2627 262f 2639-2653 2660 2663 2665-2666
2669-266c 2695 2698 26a2-26a4 2767 27e6-27e9 2c60-2c6c 2c74-2c77 a71b-a71d a720-a721 a789-a78c fb29-fb36
fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4e 1d106-1d107
`

export const SERIF_LETTERS: ReadonlySet<number> = new Set(
  RANGES.trim()
    .split(/\s+/)
    .flatMap(range => {
      const [from = 0, to = from] = range.split('-').map(number => Number.parseInt(number, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    }),
)
