import { expect, test } from 'vitest'
import { stripRequestSchemas, withPureChecks } from './dropRequestSchemas.ts'

test('the plugin removes the request schemas of a call and nothing else', () => {
  const text = `
const Sent = z.object({ body: z.string(), query: z.string() })
export const send = {
  method: 'POST',
  path: '/sent/:id',
  query: z.optional(Filter),
  body: z.object({ reply: z.string(), path: z.string() }),
  reply: Sent,
} as const satisfies Call`
  expect(stripRequestSchemas('contract/sent.ts', text).replace(/\s+/g, ' ')).toBe(
    ` const Sent = z.object({ body: z.string(), query: z.string() }) export const send = { method: 'POST', path: '/sent/:id', reply: Sent, } as const satisfies Call`,
  )
})

test('an unused schema with checks can be tree-shaken', () => {
  const text = 'export const Name = z.string().check(z.minLength(1))\nconst Two = z.array(Name.check(trim))'
  expect(withPureChecks('contract/name.ts', text)).toBe(
    'export const Name = /* @__PURE__ */ z.string().check(z.minLength(1))\nconst Two = z.array(/* @__PURE__ */ Name.check(trim))',
  )
})
