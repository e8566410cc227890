/** Files on their way at a time: disks and buckets answer late, and many at once. */
const AT_ONCE = 32

/** The results in the order of their inputs. */
export async function* sideBySide<Input, Result>(
  inputs: Iterable<Input> | AsyncIterable<Input>,
  work: (input: Input) => Promise<Result>,
): AsyncGenerator<Result> {
  let underWay: Promise<Result>[] = []
  for await (const input of inputs) {
    underWay.push(work(input))
    if (underWay.length < AT_ONCE) continue
    yield* await Promise.all(underWay)
    underWay = []
  }
  yield* await Promise.all(underWay)
}
