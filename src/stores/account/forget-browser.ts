import { OFFLINE_STORIES_DATABASE } from '../../contract/offline-stories.ts'
import { forgetDatabase } from '../../lib/forget-database.ts'

/** `watchToasts` of the next page's frame reads it. */
const PENDING_TOAST = 'toast'

/** Deletes answers, reading positions and offline stories. */
export function forgetBrowser(page: Window = window): void {
  page.localStorage.clear()
  page.sessionStorage.clear()
  forgetDatabase(OFFLINE_STORIES_DATABASE)
}

export const leaveSuccess = (message: string, page: Window = window): void =>
  page.sessionStorage.setItem(PENDING_TOAST, JSON.stringify([message, 'success']))
