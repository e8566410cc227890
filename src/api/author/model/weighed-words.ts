/** Bounds of a chapter's words, as shares of an even part. */
const LEAST = 0.75
const MOST = 1.35

/**
 * Words of each chapter by the number of its scenes, so that the one of the turn gets its share; in all as many as planned. The opening keeps
 * its own: it is being written.
 */
export function weighedWords(planned: readonly number[], scenes: readonly number[]): number[] {
  const [opening = 0, ...later] = planned
  const counts = scenes.slice(1)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  if (later.length < 2 || counts.every(count => count === counts[0])) return [...planned]
  const weights = counts.map(count => Math.min(MOST, Math.max(LEAST, count / mean)))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const words = later.reduce((sum, count) => sum + count, 0)
  const upTo = (chapters: number) =>
    Math.round((words * weights.slice(0, chapters).reduce((sum, weight) => sum + weight, 0)) / whole)
  return [opening, ...later.map((_, index) => upTo(index + 1) - upTo(index))]
}
