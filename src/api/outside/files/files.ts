import type { Readable } from 'node:stream'
import type { ByteRange } from '../../../lib/byte-range.ts'

/** Store of the files that the service makes. Keys are slash-separated, of `[a-z0-9-./]`, never starting with a dot. */
export interface Files {
  /** Atomic; replaces an existing file. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<StoredFile | undefined>
  open(key: string): Promise<OpenedFile | undefined>
  has(key: string): Promise<boolean>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Keys below a prefix that ends with a slash, unordered; of all files where it is empty. */
  list(prefix: string): Promise<string[]>
}

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly type: string
}

export interface OpenedFile {
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** The same for the same bytes. Letters, digits and hyphens. */
  readonly tag: string
  read(range?: ByteRange): Promise<Readable>
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/

/** Throws on a key that could leave its folder: ours are made by code, so a bad one is a bug. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a file key may hold small letters, digits, hyphens and one ending')
  return key
}
