/** Readable cookies for 60 days; authorise nothing. Without them a browser is signed out, even if the call failed. */
export const SESSION_COOKIES = ['id', 'email'] as const

/** The former, readable session cookie; the first request moves it. */
export const FORMER_SESSION_COOKIE = 'token'

/** `token`: the answer shall hold the session's token; `none`: ignore sessions. */
export const SESSION_HEADER = 'x-session'
