import type { Account, Session } from '../../../src/contract/account.ts'
import type { AccountExport } from '../../../src/contract/account-export.ts'

const ACCOUNT = '0198c0de-1111-4222-8333-00000000000a'
export const HERE = '0198c0de-1111-4222-8333-00000000000b'
export const PHONE = '0198c0de-1111-4222-8333-00000000000c'
const TIME = '2026-11-21T08:00:00.000Z'

export const sampleAccount = (changes: Partial<Account> = {}): Account => ({
  id: ACCOUNT,
  email: 'reader@example.com',
  language: 'de',
  createdAt: TIME,
  isProven: true,
  hasPassword: false,
  recentProofUntil: null,
  isStaff: false,
  ...changes,
})

export const sampleSession = (id: string): Session => ({
  id,
  agent: 'Firefox, Windows',
  createdAt: TIME,
  seenAt: TIME,
  isCurrent: id === HERE,
})

/** An export of one account with these files, of so many bytes each. */
export const sampleExport = (files: Record<string, number>): AccountExport => ({
  exportedAt: TIME,
  account: sampleAccount(),
  sessions: [],
  stories: [],
  orders: [],
  editions: [],
  places: [],
  shares: [],
  presents: [],
  reminder: null,
  ratings: [],
  received: [],
  added: [],
  files: Object.entries(files).map(([name, bytes]) => ({
    story: HERE,
    name,
    bytes,
    downloadUrl: `/api/v1/media/${HERE}/${name}?expires=1`,
  })),
})
