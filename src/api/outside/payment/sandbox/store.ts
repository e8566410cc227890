/** Kinds of things the sandbox keeps. */
export type Kind = 'product' | 'price' | 'coupon' | 'promotion' | 'session' | 'payment' | 'event' | 'request'

/** The sandbox's books, open in front of whoever has them to themselves. */
export interface Books {
  read<T>(kind: Kind, id: string): Promise<T | undefined>
  /** Those that hold all of `like`, in the order they were made. */
  find<T>(kind: Kind, like?: object): Promise<T[]>
  write(kind: Kind, id: string, data: object): Promise<void>
  remove(kind: Kind, id: string): Promise<void>
}

export interface SandboxStore {
  /** Runs something with the books, alone: all of it is kept, or none. */
  alone<T>(run: (books: Books) => Promise<T>): Promise<T>
}
