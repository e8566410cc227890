/**
 * What says who is signed in in a browser: set by the service beside the session, for 60 days, and readable by every page.
 * Neither opens anything: the session itself stands in a cookie that no script can read. A browser that lost them is
 * signed out, whether it reached the service or not.
 */
export const SESSION_COOKIES = ['id', 'email'] as const

/** Where sessions stood until they moved out of reach of scripts; the first request moves one that is still there. */
export const FORMER_SESSION_COOKIE = 'token'

/** Says with `token` that a program wants the session's token in the answer, with `none` that none shall be looked at. */
export const SESSION_HEADER = 'x-session'
