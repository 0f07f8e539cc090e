import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'

/** Returns the requests a page makes when it starts, as path and query below /v1. A test compares them with the pages' real requests. */
export function firstKeys(pathname: string, search: string): string[] {
  if (pathname === '/') return ['/categories', `/products?${query({ take: HOME_PRODUCTS })}`]
  if (pathname === '/products') return ['/categories', `/products?${query(callQuery(readQuery(new URLSearchParams(search))))}`]
  const id = /^\/products\/([^/]+)$/.exec(pathname)?.[1]
  return id === undefined ? [] : [`/products/${normal(id)}`]
}

const query = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

function normal(id: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(id))
  } catch {
    return id
  }
}
