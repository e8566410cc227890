/** A page of a list; `next` is undefined on the last. */
export class Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | undefined
  constructor(items: readonly Item[], next: string | undefined) {
    this.items = items
    this.next = next
  }
}
