import type en from '../../i18n/en.json'

/** Every text of one language; en.json is the measure, a test holds the others to it. */
export type Texts = typeof en
