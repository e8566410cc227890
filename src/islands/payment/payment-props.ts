import type { Texts } from '../../contract/texts.ts'

/** Paths in this language; `reader` and `shop` hold `{id}`. */
export interface PaymentPaths {
  readonly ebooks: string
  readonly audiobooks: string
  readonly overview: string
  readonly reader: string
  readonly shop: string
  readonly orders: string
  readonly login: string
  readonly contact: string
}

export interface PaymentProps {
  readonly texts: {
    readonly payment: Texts['payment']
    readonly reader: Pick<Texts['reader'], 'cover' | 'untitled'>
  }
  readonly paths: PaymentPaths
}
