/** Of a normal distribution, for 95 %. */
const Z = 1.96

export interface WinShare {
  readonly wins: number
  readonly ties: number
  readonly losses: number
  /** Wins and half of the ties, 0 to 1. */
  readonly share: number
  /** Wilson's 95 % interval: right for few pairs, and near 0 and 1. */
  readonly low: number
  readonly high: number
}

/** `scores`: one a pair, above 0.5 a win, below a loss. No pair: nothing is known. */
export function winShare(scores: readonly number[]): WinShare {
  const wins = scores.filter(score => score > 0.5).length
  const losses = scores.filter(score => score < 0.5).length
  const count = scores.length
  const ties = count - wins - losses
  if (count === 0) return { wins, ties, losses, share: 0.5, low: 0, high: 1 }
  const share = (wins + ties / 2) / count
  const scale = 1 + Z ** 2 / count
  const middle = (share + Z ** 2 / (2 * count)) / scale
  const half = (Z * Math.sqrt((share * (1 - share)) / count + Z ** 2 / (4 * count ** 2))) / scale
  return { wins, ties, losses, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
