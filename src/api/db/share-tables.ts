import type { Generated } from 'kysely'

/** The public address of a shared story; absent while it is not shared. */
export interface StoryShareTable {
  id: string
  story_id: string
  /** Who gives it and what they say with it; null where they say nothing. */
  sender: string | null
  note: string | null
  /** What of it is read without an account. */
  opens: Generated<'cover' | 'first-chapter' | 'whole'>
  created_at: Date
}

/** A shared story in another account's library. */
export interface AddedStoryTable {
  share_id: string
  account_id: string
  added_at: Date
}
