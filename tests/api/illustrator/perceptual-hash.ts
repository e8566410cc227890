import sharp from 'sharp'

const SIDE = 32
const LOW = 8

const cosine = Array.from({ length: LOW }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, index) => Math.cos(((2 * index + 1) * frequency * Math.PI) / (2 * SIDE))),
)

/** The 63 lowest frequencies of a picture's brightness, each above or below their median (pHash). */
export async function perceptualHash(picture: Uint8Array): Promise<readonly boolean[]> {
  const grey = await sharp(picture).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer()
  const amounts: number[] = []
  for (let down = 0; down < LOW; down++) {
    for (let across = 0; across < LOW; across++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) {
        for (let x = 0; x < SIDE; x++)
          sum += (grey[y * SIDE + x] ?? 0) * (cosine[down]?.[y] ?? 0) * (cosine[across]?.[x] ?? 0)
      }
      amounts.push(sum)
    }
  }
  const shape = amounts.slice(1)
  const median = shape.toSorted((a, b) => a - b)[Math.floor(shape.length / 2)] ?? 0
  return shape.map(amount => amount > median)
}

/** In how many of the 63 places two hashes differ. */
export const hashDistance = (one: readonly boolean[], other: readonly boolean[]): number =>
  one.filter((bit, index) => bit !== other[index]).length
