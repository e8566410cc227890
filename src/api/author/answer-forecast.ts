export interface LeftOutAnswer {
  /** Id of a fact. */
  readonly fact: string
  readonly reason: 'unread' | 'care' | 'order' | 'unused'
}

/** What an author expects to do with the free answers of a brief. */
export interface AnswerForecast {
  readonly given: number
  /** Those that the plot is made of. */
  readonly moving: number
  /** Those that may come in beside it. */
  readonly beside: number
  readonly leftOut: readonly LeftOutAnswer[]
}
