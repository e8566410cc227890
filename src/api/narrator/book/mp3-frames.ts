export interface FrameHead {
  readonly rateHz: number
  readonly samples: number
  readonly bytes: number
  readonly kind: string
  /** End of the side information, where a Xing or Info header would begin. */
  readonly sideEnd: number
}

/** Frames without tags and without an Info frame. */
export interface Mp3Frames {
  readonly frames: Uint8Array
  readonly count: number
  readonly rateHz: number
  readonly samples: number
  readonly kind: string
  readonly offsets: Uint32Array
}

/** ISO/IEC 11172-3 and 13818-3, layer III: kilobits a second by index. */
const KILOBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KILOBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES: Readonly<Record<number, readonly number[]>> = {
  3: [44100, 48000, 32000],
  2: [22050, 24000, 16000],
  0: [11025, 12000, 8000],
}
const ID3_HEAD = 10

/** Undefined where no frame begins. */
export function frameAt(bytes: Uint8Array, at: number): FrameHead | undefined {
  const [sync, kind, rates, mode] = bytes.subarray(at, at + 4)
  if (sync !== 0xff || kind === undefined || rates === undefined || mode === undefined) return undefined
  const version = (kind >> 3) & 3
  const rateHz = RATES[version]?.[(rates >> 2) & 3]
  const kilobits = (version === 3 ? KILOBITS_1 : KILOBITS_2)[rates >> 4]
  if ((kind & 0xe6) !== 0xe2 || !rateHz || !kilobits) return undefined
  const samples = version === 3 ? 1152 : 576
  const isMono = mode >> 6 === 3
  const side = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return {
    rateHz,
    samples,
    bytes: Math.floor(((samples / 8) * kilobits * 1000) / rateHz) + ((rates >> 1) & 1),
    kind: `${version} ${rateHz} ${isMono}`,
    sideEnd: at + 4 + side + (kind & 1 ? 0 : 2),
  }
}

function afterTags(bytes: Uint8Array): number {
  let at = 0
  while (bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + ID3_HEAD)
    at += ID3_HEAD + ((a << 21) | (b << 14) | (c << 7) | d)
  }
  return at
}

const nameAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Throws without a frame. */
export function framesOf(bytes: Uint8Array): Mp3Frames {
  let start = afterTags(bytes)
  const first = frameAt(bytes, start)
  if (!first) throw new Error('no MP3 frame where one should be')
  if (['Xing', 'Info'].includes(nameAt(bytes, first.sideEnd))) start += first.bytes
  const offsets: number[] = []
  let at = start
  for (let head = frameAt(bytes, at); head && at + head.bytes <= bytes.length; head = frameAt(bytes, at)) {
    offsets.push(at - start)
    at += head.bytes
  }
  const { rateHz, kind, samples } = first
  return {
    frames: bytes.subarray(start, at),
    count: offsets.length,
    rateHz,
    samples: offsets.length * samples,
    kind,
    offsets: Uint32Array.from(offsets),
  }
}

export function durationMs(bytes: Uint8Array): number {
  const { samples, rateHz } = framesOf(bytes)
  return Math.round((samples * 1000) / rateHz)
}
