import { blur, type Plane } from './blur.ts'
import { randomFrom } from './random.ts'

/** In pixels; a power of two, so that `&` wraps. */
export const TILE = 512

/** Every second tile is mirrored: no seam shows. */
export function onTile(position: number): number {
  const wrapped = position & (2 * TILE - 1)
  return wrapped < TILE ? wrapped : 2 * TILE - 1 - wrapped
}

function noise(seed: string, width = TILE, height = TILE): Plane {
  const random = randomFrom(seed)
  return { width, height, values: Float32Array.from({ length: width * height }, () => random.between(-1, 1)) }
}

function normalised({ values }: Plane): Float32Array {
  const power = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
  return values.map(value => value / power)
}

function softNoise(seed: string, sigma: number): Float32Array {
  const plane = noise(seed)
  blur(plane, sigma)
  return normalised(plane)
}

function fibres(seed: string): Float32Array {
  const squeeze = 16
  const narrow = noise(seed, TILE / squeeze, TILE)
  blur(narrow, 1.1)
  const values = normalised(narrow)
  return Float32Array.from({ length: TILE * TILE }, (_, index) => {
    const [x, y] = [index % TILE, Math.floor(index / TILE)]
    const [column, share] = [Math.floor(x / squeeze), (x % squeeze) / squeeze]
    const [row, wrap] = [y * narrow.width, narrow.width]
    const soft = share * share * (3 - 2 * share)
    return (values[row + column] as number) * (1 - soft) + (values[row + ((column + 1) % wrap)] as number) * soft
  })
}

export interface PaperTiles {
  readonly tooth: Float32Array
  readonly fibre: Float32Array
}

let tiles: PaperTiles | undefined

/** Once a thread: about 100 ms, and no picture needs its own. */
export function paperTiles(): PaperTiles {
  if (tiles) return tiles
  const [fine, soft, mottle] = [softNoise('fine', 0), softNoise('soft', 0.8), softNoise('mottle', 6)]
  const tooth = fine.map(
    (value, index) => 0.3 * value + 0.45 * (soft[index] as number) + 0.5 * (mottle[index] as number),
  )
  tiles = { tooth, fibre: fibres('fibre') }
  return tiles
}
