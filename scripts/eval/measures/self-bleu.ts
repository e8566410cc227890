import { ngrams } from './ngrams.ts'

const SIZES = [1, 2, 3, 4]
/** Added to a count of nothing, so that one missing size does not make the whole nothing (Chen and Cherry, 2014: method 1). */
const EPSILON = 0.1

function precision(words: readonly string[], references: readonly (readonly string[])[], size: number): number {
  const own = ngrams(words, size)
  const others = references.map(reference => ngrams(reference, size))
  let met = 0
  let all = 0
  for (const [run, count] of own) {
    const most = Math.max(0, ...others.map(counts => counts.get(run) ?? 0))
    met += Math.min(count, most)
    all += count
  }
  return all === 0 ? 0 : Math.max(met, EPSILON) / all
}

/** The reference length nearest to the candidate's; the shorter of two as near. */
function nearestLength(length: number, references: readonly (readonly string[])[]): number {
  const lengths = references.map(reference => reference.length)
  return lengths.toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length) || a - b)[0] ?? 0
}

/** BLEU-4 of a text against several references, 0 to 1 (Papineni, Roukos, Ward and Zhu, 2002). */
export function bleu(words: readonly string[], references: readonly (readonly string[])[]): number {
  if (words.length === 0 || references.length === 0) return 0
  const mean = SIZES.reduce((sum, size) => sum + Math.log(precision(words, references, size)), 0) / SIZES.length
  const nearest = nearestLength(words.length, references)
  const brevity = words.length >= nearest ? 1 : Math.exp(1 - nearest / words.length)
  return brevity * Math.exp(mean)
}

/** Mean BLEU-4 of each text against all others: 1 when all are the same (Zhu and others, Texygen, 2018). */
export function selfBleu(texts: readonly (readonly string[])[]): number {
  if (texts.length < 2) return 0
  const scores = texts.map((words, index) =>
    bleu(
      words,
      texts.filter((_, other) => other !== index),
    ),
  )
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}
