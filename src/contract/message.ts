import * as z from 'zod/mini'
import { Email } from './account.ts'
import { LANGUAGES } from './languages.ts'
import { TEXT_MAX } from './limits.ts'
import { filledText } from './text.ts'
import { OrderNumber } from './withdrawal.ts'

export const MESSAGE_TOPICS = ['order', 'present', 'story', 'other'] as const
export type MessageTopic = (typeof MESSAGE_TOPICS)[number]

/** What somebody writes to the operator. */
export const Message = z.strictObject({
  topic: z.enum(MESSAGE_TOPICS),
  /** Which order it is about. */
  number: z.optional(OrderNumber),
  /** Where the operator answers. */
  email: Email,
  text: filledText(TEXT_MAX),
  language: z.enum(LANGUAGES),
})
export type Message = z.output<typeof Message>
