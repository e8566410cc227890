export interface RequestCountTable {
  ends_at: Date
  /** HMAC of the network and of what is counted. */
  key: Buffer
  count: number
}
