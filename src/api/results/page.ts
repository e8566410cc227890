/** One page of a list, and where the next one begins; undefined on the last. */
export class Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
  constructor(items: readonly Item[], next: string | undefined) {
    this.items = items
    this.next = next
  }
}
