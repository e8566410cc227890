const HEAD_BYTES = 8
const CONTAINERS = ['moov', 'trak', 'mdia']
/** Offset of the language in a media header, by its version: the second has longer times. */
const LANGUAGE_AT = [20, 32]
/** ISO 14496-12 packs a letter into five bits, counted from the sign before "a". */
const BEFORE_A = 0x60

const packed = (code: string): number =>
  [...code].reduce((sum, letter) => sum * 32 + letter.charCodeAt(0) - BEFORE_A, 0)

/** Says of all tracks of an MP4, the chapter titles too, which language of three letters they are in. Changes the file in place. */
export function languageOfTracks(file: Uint8Array, code: string): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const within = (from: number, to: number): void => {
    for (let at = from; at + HEAD_BYTES <= to; ) {
      const bytes = view.getUint32(at)
      const kind = String.fromCharCode(...file.subarray(at + 4, at + HEAD_BYTES))
      if (CONTAINERS.includes(kind)) within(at + HEAD_BYTES, at + bytes)
      if (kind === 'mdhd') {
        const body = at + HEAD_BYTES
        view.setUint16(body + (LANGUAGE_AT[file[body] ?? 0] ?? 0), packed(code))
      }
      // A length of 0 or 1 stands before sound of any length, which ends the walk.
      at += bytes < HEAD_BYTES ? to : bytes
    }
  }
  within(0, file.length)
  return file
}
