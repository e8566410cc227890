import { SHELF_DATABASE } from '../../contract/shelf.ts'
import { forgetDatabase } from '../../lib/forget-database.ts'

/** Where a page finds what the page before it left to be said; `watchToasts` of the frame looks there. */
const PENDING_TOAST = 'toast'

/** Forgets everything that this browser kept of somebody's stories: answers, places in books, stories for the train. */
export function forgetBrowser(page: Window = window): void {
  page.localStorage.clear()
  page.sessionStorage.clear()
  forgetDatabase(SHELF_DATABASE)
}

/** Says something on the page that the visitor is sent to. */
export const leaveSuccess = (message: string, page: Window = window): void =>
  page.sessionStorage.setItem(PENDING_TOAST, JSON.stringify([message, 'success']))
