import type { Readable } from 'node:stream'
import type { ByteRange } from '../../../lib/byte-range.ts'

/** Where the service keeps the files it makes. Keys are slash-separated, of `[a-z0-9-./]`, never starting with a dot. */
export interface Files {
  /** Whole or not at all; replaces what is there. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** Undefined when there is no such file. */
  get(key: string): Promise<StoredFile | undefined>
  /** The same without reading it. */
  open(key: string): Promise<OpenedFile | undefined>
  has(key: string): Promise<boolean>
  /** No error when there is no such file. */
  remove(key: string): Promise<void>
  /** Keys below a prefix that ends with a slash, in no order. */
  list(prefix: string): Promise<string[]>
}

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly type: string
}

/** A file that may be read in parts, without ever being held whole. */
export interface OpenedFile {
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** The same as long as the bytes are. Letters, digits and hyphens. */
  readonly tag: string
  /** All of it, or a part. */
  read(range?: ByteRange): Promise<Readable>
}

const KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*(?:\.[a-z0-9]+)?$/

/** Throws on a key that could leave its folder. Keys are made by us: a bad one is a bug. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a file key may hold small letters, digits, hyphens and one ending')
  return key
}
