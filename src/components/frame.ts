import { watchLanguageMenu } from './language-menu.ts'
import { watchProblemNumber } from './problem-number.ts'
import { watchToasts } from './toast.ts'
import { watchUserMenu } from './user-menu.ts'

/** Shares no code with applications, so that it comes with the page itself. */
export function watchFrame(): void {
  watchLanguageMenu()
  watchUserMenu()
  watchToasts()
  watchProblemNumber()
}
