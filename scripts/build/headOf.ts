/** The pages whose first requests are known; each has a script of the head of its own in `web/src/head`. Other pages have `head`. */
const heads = { '/': 'headOfHome', '/products': 'headOfCatalogue', '/products/:id': 'headOfProduct' } as const

export const HEADS = ['head', ...Object.values(heads)] as const
export type HeadName = (typeof HEADS)[number]

/** Returns the name of the script for the page of a route. */
export const headOf = (path: string): HeadName => (heads as Readonly<Record<string, HeadName>>)[path] ?? 'head'
