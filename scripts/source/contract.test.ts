import { expect, test } from 'vitest'
import { contractAgain, otherRequests, unknownEvents } from './contract.ts'
import { found } from './testing.ts'

test('[DX-008] client, mock and fixtures do not declare types of the contract again', () => {
  const contract = { 'contract/a.ts': 'export type A = z.infer<typeof A>\nexport interface B {}\ntype C = 1' }
  const again = 'export type A = { a: 1 }\ninterface B {}\ntype C = { c: 1 }'
  expect(found(contractAgain, { ...contract, 'web/src/a.ts': again, 'tools/a.ts': again })).toEqual(['web/src/a.ts:1', 'web/src/a.ts:2'])
})

test('[DX-008] only the client calls /v1, and only events of the contract are emitted', () => {
  const code = "await fetch('/v1/orders')\nawait window.fetch('/v1/orders')"
  expect(found(otherRequests, { 'web/src/a.ts': code, 'web/src/api/client.ts': code })).toEqual(['web/src/a.ts:1', 'web/src/a.ts:2'])
  expect(found(unknownEvents, { 'web/src/api/socket.ts': "socket.emit('fish')\nsocket.emit(name)" })).toEqual(['web/src/api/socket.ts:1'])
})
