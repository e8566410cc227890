import type en from '../../i18n/en.json'

/** A test holds the others to en.json. */
export type Texts = typeof en
