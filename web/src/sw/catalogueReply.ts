import * as z from 'zod/mini'
import { getCategory, getProduct, listCategories, listCategoryProducts, listProducts } from '#contract/catalogue.ts'
import { normaliseShape } from '#web/api/http/shapes.ts'

const calls = [listCategories, getCategory, listProducts, listCategoryProducts, getProduct].map((call) => ({
  call,
  pattern: new RegExp(`^/v1${call.path.replace(/:\w+/, '[^/]+')}$`),
}))

/** True if a text is a reply that the contract has for this path (PWA-016). */
export function isCatalogueReply(path: string, text: string): boolean {
  const call = calls.find(({ pattern }) => pattern.test(path))?.call
  try {
    return call !== undefined && z.safeParse(call.reply, normaliseShape(call, JSON.parse(text))).success
  } catch {
    return false
  }
}
