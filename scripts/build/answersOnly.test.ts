import { expect, test } from 'vitest'
import { withoutRequests } from './answersOnly.ts'

test('a call loses the schemas of its request and keeps everything else', () => {
  const text = `
const Sent = z.object({ body: z.string(), query: z.string() })
export const send = {
  method: 'POST',
  path: '/sent/:id',
  query: z.optional(Filter),
  body: z.object({ reply: z.string(), path: z.string() }),
  reply: Sent,
} as const satisfies Call`
  expect(withoutRequests('contract/sent.ts', text).replace(/\s+/g, ' ')).toBe(
    ` const Sent = z.object({ body: z.string(), query: z.string() }) export const send = { method: 'POST', path: '/sent/:id', reply: Sent, } as const satisfies Call`,
  )
})
