/** The address a story is passed on by; there is none while it is not shared. */
export interface StoryShareTable {
  /** 128 random bits, base64url. */
  id: string
  story_id: string
  created_at: Date
}

/** A shared story in the library of somebody whom it does not belong to. */
export interface AddedStoryTable {
  share_id: string
  account_id: string
  added_at: Date
}
