/** The public address of a shared story; absent while it is not shared. */
export interface StoryShareTable {
  id: string
  story_id: string
  created_at: Date
}

/** A shared story in another account's library. */
export interface AddedStoryTable {
  share_id: string
  account_id: string
  added_at: Date
}
