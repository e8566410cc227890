/** Of somebody who is remembered or waited for, in a template. */
export const QUIET_TOKEN = /\{[mM]\d+[.}]/u
