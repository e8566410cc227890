import type { Kind, SandboxRecord } from './records.ts'

export interface SandboxRecords {
  read<One extends Kind>(kind: One, id: string): Promise<SandboxRecord<One> | undefined>
  /** Those that contain `like`, oldest first. */
  find<One extends Kind>(kind: One, like?: Partial<SandboxRecord<One>>): Promise<SandboxRecord<One>[]>
  write<One extends Kind>(kind: One, id: string, data: SandboxRecord<One>): Promise<void>
  remove(kind: Kind, id: string): Promise<void>
}

export interface SandboxStore {
  /** Runs exclusively, as one transaction. */
  inTransaction<T>(run: (records: SandboxRecords) => Promise<T>): Promise<T>
}
