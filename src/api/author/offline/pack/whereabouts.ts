export interface Whereabouts {
  readonly plain: string
  /** With its preposition: "in Leeds", "auf dem Mars"; undefined for words the grammar does not know. */
  readonly at: string | undefined
}
