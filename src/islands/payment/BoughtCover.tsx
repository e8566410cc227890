import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { call } from '../../stores/client.ts'
import { type BoughtBook, readBoughtBook } from '../../stores/payment/bought-book.ts'
import type { PaymentProps } from './payment-props.ts'

interface Props {
  readonly storyId: string
  readonly texts: PaymentProps['texts']['reader']
  /** In its place while it is fetched, and for who may not see it. */
  readonly children: ReactNode
}

/** The book that was bought, beside what was said about it. */
export default function BoughtCover({ storyId, texts, children }: Props) {
  const [book, setBook] = useState<BoughtBook>()
  useEffect(() => {
    let isGone = false
    void readBoughtBook(call, storyId).then(read => isGone || setBook(read))
    return () => {
      isGone = true
    }
  }, [storyId])
  if (!book) return children
  const title = book.title || texts.untitled
  return (
    <div className="payment-book book">
      <img src={book.cover} alt={fill(texts.cover, { title })} width={600} height={800} />
    </div>
  )
}
