import { firstKeys } from '#web/head/firstKeys.ts'

/** A script in `web/src/head`: with the first requests of a page, or without. */
export type HeadName = 'head' | 'headWithCalls'

/** Returns the name of the script for the page of a path. */
export const headOf = (path: string): HeadName => (firstKeys(path, '').length > 0 ? 'headWithCalls' : 'head')
