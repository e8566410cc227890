import * as z from 'zod/mini'
import { isTimeZone } from '../lib/zoned-time.ts'
import { Email } from './account.ts'
import { CATEGORIES } from './categories.ts'
import { LANGUAGES } from './languages.ts'
import { filledText, text } from './text.ts'

/** UTF-16 units. */
export const PRESENT_NAME_MAX = 60
export const DEDICATION_MAX = 200
export const THANKS_MAX = 200
const TIME_ZONE_MAX = 64
/** How far ahead a present may be scheduled. */
export const PRESENT_DAYS_MAX = 400
/** Presents of one story. */
export const PRESENTS_MAX = 20

export const DELIVERIES = ['mail', 'card'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** Editions that a present may include besides reading online. */
export const PRESENT_EDITIONS = ['ebook', 'audiobook'] as const
export type PresentEdition = (typeof PRESENT_EDITIONS)[number]

/** Neither vowels, which make words, nor signs that look alike. */
export const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ'
export const CODE_LENGTH = 12
const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`)
export const PresentCode = z.string().check(z.regex(CODE))

/** As typed from a card: with spaces, dashes or small letters. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** As printed: three groups of four. */
export const writeCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

const WEB_ADDRESS = /:\/\/|www\.|@|\w\.[a-z]{2,}/i

/** A name goes into a mail to somebody whom we do not know: no address may. */
const name = filledText(PRESENT_NAME_MAX).check(
  z.refine<string>(value => !WEB_ADDRESS.test(value), { error: 'web-address' }),
  z.refine<string>(value => !/[\n\r\t]/.test(value), { error: 'characters' }),
)

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

export const PresentRequest = z.strictObject({
  from: name,
  to: name,
  dedication: text(DEDICATION_MAX),
  delivery: z.enum(DELIVERIES),
  /** For a mail; ignored for a card. */
  address: z.optional(Email),
  day,
  hour,
  /** IANA. */
  timeZone: z.string().check(
    z.maxLength(TIME_ZONE_MAX),
    z.refine<string>(value => isTimeZone(value), { error: 'option' }),
  ),
  /** Of the mail and the page. */
  language: z.enum(LANGUAGES),
  editions: z.array(z.enum(PRESENT_EDITIONS)).check(z.maxLength(PRESENT_EDITIONS.length)),
})
export type PresentRequest = z.output<typeof PresentRequest>

/** `undelivered`: no mail program took the mail; the code still opens the present. */
const PRESENT_STATES = ['scheduled', 'delivered', 'undelivered', 'opened', 'ended'] as const

/** What its giver sees. */
export const GivenPresent = z.object({
  id: z.uuid(),
  story: z.uuid(),
  code: z.string(),
  state: z.enum(PRESENT_STATES),
  from: z.string(),
  to: z.string(),
  dedication: z.string(),
  delivery: z.enum(DELIVERIES),
  /** Null for a card, and from delivery on. */
  address: z.nullable(z.string()),
  day: z.string(),
  hour: z.string(),
  timeZone: z.string(),
  language: z.enum(LANGUAGES),
  editions: z.array(z.enum(PRESENT_EDITIONS)),
  opensAt: z.iso.datetime(),
  deliveredAt: z.nullable(z.iso.datetime()),
  openedAt: z.nullable(z.iso.datetime()),
  isKept: z.boolean(),
  thanks: z.nullable(z.string()),
  thankedAt: z.nullable(z.iso.datetime()),
})
export type GivenPresent = z.output<typeof GivenPresent>

/** A story's presents, and what else may go into them. */
export const GivenPresents = z.object({
  title: z.string(),
  /** Without its title, which a card shall not tell. */
  cover: z.nullable(z.string()),
  language: z.string(),
  /** Whether the story is long enough for a book on paper. */
  fillsPaperback: z.boolean(),
  /** Bought for the story. */
  bought: z.array(z.enum(PRESENT_EDITIONS)),
  presents: z.array(GivenPresent),
})
export type GivenPresents = z.output<typeof GivenPresents>

const UnpackedStory = z.object({
  dedication: z.string(),
  story: z.uuid(),
  title: z.string(),
  teaser: z.string(),
  /** With its title; null until drawn. */
  cover: z.nullable(z.string()),
  category: z.enum(CATEGORIES),
  /** Two-letter code of the story's own language. */
  language: z.string(),
  hasAudiobook: z.boolean(),
  /** Which are a part of it. */
  editions: z.array(z.enum(PRESENT_EDITIONS)),
  isKept: z.boolean(),
  thanks: z.nullable(z.string()),
})

/** What whoever has the code sees; `kept`: it is in another library and opens there only. */
export const ReceivedPresent = z.object({
  state: z.enum(['sealed', 'wrapped', 'opened', 'kept']),
  isGiver: z.boolean(),
  from: z.string(),
  to: z.string(),
  opensAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Milliseconds by our clock; 0 once the hour has come. */
  opensIn: z.int(),
  /** Null until opened. */
  unpacked: z.nullable(UnpackedStory),
})
export type ReceivedPresent = z.output<typeof ReceivedPresent>

export const Thanks = filledText(THANKS_MAX)
