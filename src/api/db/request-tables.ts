/** How often a network asked within a window of time, over all processes. */
export interface RequestCountTable {
  ends_at: Date
  /** HMAC of the network and of what it asked for. */
  key: Buffer
  count: number
}
