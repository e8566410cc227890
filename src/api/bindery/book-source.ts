/** Trained models, or rules alone. */
export type BookSource = 'trained' | 'rules'
