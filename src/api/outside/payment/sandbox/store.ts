export type Kind = 'product' | 'price' | 'coupon' | 'promotion' | 'session' | 'payment' | 'event' | 'request'

export interface SandboxRecords {
  read<T>(kind: Kind, id: string): Promise<T | undefined>
  /** Those that contain `like`, oldest first. */
  find<T>(kind: Kind, like?: object): Promise<T[]>
  write(kind: Kind, id: string, data: object): Promise<void>
  remove(kind: Kind, id: string): Promise<void>
}

export interface SandboxStore {
  /** Runs exclusively, as one transaction. */
  inTransaction<T>(run: (records: SandboxRecords) => Promise<T>): Promise<T>
}
