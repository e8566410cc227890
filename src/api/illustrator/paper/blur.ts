/** One channel, row by row. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

export const emptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
})

/** `count` values, `stride` apart; the ends repeat. */
function averageLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
) {
  const last = start + (count - 1) * stride
  const width = 2 * radius + 1
  let sum = (from[start] as number) * (radius + 1)
  for (let step = 1; step <= radius; step++) sum += from[Math.min(last, start + step * stride)] as number
  for (let index = 0; index < count; index++) {
    const offset = start + index * stride
    to[offset] = sum / width
    sum += from[Math.min(last, offset + (radius + 1) * stride)] as number
    sum -= from[Math.max(start, offset - radius * stride)] as number
  }
}

/** In place; three running averages are a Gaussian to the eye. */
export function blur(plane: Plane, sigma: number): void {
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2)
  if (radius < 1) return
  const { width, height, values } = plane
  const other = new Float32Array(values.length)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) averageLine(values, other, y * width, 1, width, radius)
    for (let x = 0; x < width; x++) averageLine(other, values, x, width, height, radius)
  }
}
