import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'

// The requests that a page makes when it starts, as path and query below /v1. A test compares them with the pages' real requests. A host may
// send the file of another page, so each checks the address.

export const homeKeys = ({ pathname }: Address): string[] =>
  pathname === '/' ? ['/categories', `/products?${query({ take: HOME_PRODUCTS })}`] : []

export const catalogueKeys = ({ pathname, search }: Address): string[] =>
  pathname === '/products' ? ['/categories', `/products?${query(callQuery(readQuery(new URLSearchParams(search))))}`] : []

export function productKeys({ pathname }: Address): string[] {
  const id = /^\/products\/([^/]+)$/.exec(pathname)?.[1]
  return id === undefined ? [] : [`/products/${normal(id)}`]
}

type Address = Readonly<Record<'pathname' | 'search', string>>

const query = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

function normal(id: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(id))
  } catch {
    return id
  }
}
