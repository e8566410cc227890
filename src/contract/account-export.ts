import * as z from 'zod/mini'
import { Account, Session, ShareId } from './account.ts'
import { CATEGORIES } from './categories.ts'
import { MADE_EDITIONS, MAKING_STATES } from './edition.ts'
import { Order } from './orders.ts'
import { Parameter } from './parameter.ts'
import { RATINGS } from './rating.ts'
import { ReadingPosition } from './reading-position.ts'
import { ShareWords } from './share.ts'
import { STORY_STATES } from './story.ts'
import { Version } from './version.ts'

const ExportedVersion = z.extend(Version, {
  title: z.string(),
  teaser: z.string(),
  chapters: z.array(z.object({ number: z.int(), title: z.string(), text: z.string() })),
})

const ExportedStory = z.object({
  id: z.uuid(),
  state: z.enum(STORY_STATES),
  createdAt: z.iso.datetime(),
  category: z.enum(CATEGORIES),
  language: z.string(),
  writtenBy: z.enum(['offline', 'model']),
  title: z.string(),
  teaser: z.string(),
  parameter: Parameter,
  chapters: z.array(z.object({ number: z.int(), title: z.string(), text: z.string() })),
  /** Empty before the first revision. */
  versions: z.array(ExportedVersion),
  wishes: z.array(z.object({ createdAt: z.iso.datetime(), wish: z.string(), state: z.string() })),
})
export type ExportedStory = z.output<typeof ExportedStory>

const ExportedPosition = z.extend(ReadingPosition, { story: z.uuid() })

export const AccountExport = z.object({
  exportedAt: z.iso.datetime(),
  account: Account,
  sessions: z.array(Session),
  stories: z.array(ExportedStory),
  orders: z.array(Order),
  editions: z.array(
    z.object({
      story: z.uuid(),
      kind: z.enum(MADE_EDITIONS),
      state: z.enum(MAKING_STATES),
      orderedAt: z.iso.datetime(),
      readyAt: z.nullable(z.iso.datetime()),
    }),
  ),
  places: z.array(ExportedPosition),
  shares: z.array(z.object({ id: ShareId, story: z.uuid(), createdAt: z.iso.datetime(), ...ShareWords.shape })),
  /** Given to others; the address only until the mail leaves. */
  presents: z.array(
    z.object({
      story: z.uuid(),
      from: z.string(),
      to: z.string(),
      dedication: z.string(),
      address: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      opensAt: z.iso.datetime(),
      timeZone: z.string(),
      deliveredAt: z.nullable(z.iso.datetime()),
      openedAt: z.nullable(z.iso.datetime()),
      thanks: z.nullable(z.string()),
    }),
  ),
  /** A mail asked for when the next story may begin. */
  reminder: z.nullable(z.object({ dueAt: z.iso.datetime() })),
  ratings: z.array(z.object({ story: z.uuid(), rating: z.enum(RATINGS), ratedAt: z.iso.datetime() })),
  received: z.array(
    z.object({
      story: z.uuid(),
      title: z.string(),
      from: z.string(),
      to: z.string(),
      dedication: z.string(),
      thanks: z.nullable(z.string()),
      keptAt: z.nullable(z.iso.datetime()),
    }),
  ),
  added: z.array(z.object({ story: z.uuid(), title: z.string(), addedAt: z.iso.datetime() })),
  /** Signed addresses, valid for a day. */
  files: z.array(z.object({ story: z.uuid(), name: z.string(), bytes: z.int(), downloadUrl: z.string() })),
})
export type AccountExport = z.output<typeof AccountExport>
