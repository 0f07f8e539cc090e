import { expect, type Outcome, test } from './samaki.ts'

// This test contains the code lines of docs/testing.md, unchanged and in order; a unit test compares the two. The lines in between set up
// or check something.
test('[WAY-002][WAY-003] every code line of docs/testing.md works as described', async ({ page, request, world }) => {
  await world.reset({ at: '2026-11-21T06:00:00Z' })
  await world.call('POST', `/worlds/${world.name}/snapshot`)
  await world.call('POST', `/worlds/${world.name}/restore`)

  const { accessToken } = await world.signIn('asha')
  const headers = { authorization: `Bearer ${accessToken}` }
  await request.post('/v1/mobile-money/checkout', { headers, data: { amount: 12_000, phone: '255712345678' } })
  const accounts = await world.call<{ key: string; phone: string }[]>('GET', '/accounts')
  expect(accounts[0]).toMatchObject({ key: 'asha', phone: '+255712345678' })
  await page.goto('/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')

  const { amount } = await world.handset('0712 345 678').prompt()
  expect(amount).toBe(12_000)
  await expect(world.handset('0712 345 678').enterPin('0000')).rejects.toThrow('Wrong PIN')
  await world.handset('0712 345 678').enterPin('1234')
  await request.post('/v1/mobile-money/checkout', { headers, data: { amount: 9_000, phone: '255712345678' } })
  await world.handset('0712 345 678').cancel()
  await request.post('/v1/auth/login/phone', { data: { phoneNumber: '+255754110226' } })
  const code = await world.handset('0754 110 226').code()
  expect(code).toMatch(/^\d{6}$/)
  await world.call('PUT', '/phones/0754110226', { state: 'off' })
  await world.call('PUT', '/phones/0754110226', { state: 'on', balance: 500 })

  await world.clock.pass(120_000)
  const now = await world.clock.now()
  expect(new Date(now).toISOString()).toBe('2026-11-21T06:02:00.000Z')
  await world.call('PUT', '/clock', { kind: 'fast', times: 60 })
  await world.call('PUT', '/clock', { kind: 'frozen' })

  await world.fault({ method: 'POST', path: '/orders', status: 500, times: 1 })
  expect((await request.post('/v1/orders', { headers, data: {} })).status()).toBe(500)
  await world.fault({ method: 'POST', path: '/auth/register', requires: 'email' })
  await world.call('POST', '/realtime-faults', { kind: 'mute', event: 'payment-callback', times: 1 })
  await world.call('DELETE', '/faults')
  await world.call('DELETE', '/realtime-faults')

  const scenarios = await world.call<{ id: string; about: string; expected: Partial<Outcome> }[]>('GET', '/scenarios')
  await request.post('/v1/mobile-money/checkout', { headers, data: { amount: 12_000, phone: '255700000101' } })
  await world.clock.pass(8_000)
  await world.expectOutcome('255700000101', scenarios.find(({ id }) => id === '101')?.expected ?? {})
  await world.handset('0712 345 678').queue('305')
  const byHeader = { ...headers, 'x-mock-scenario': '103' }
  await request.post('/v1/mobile-money/checkout', { headers: byHeader, data: { amount: 12_000, phone: '255754110226' } })
  await world.clock.pass(4_000)
  expect(await world.outcome('0754 110 226')).toMatchObject({ charges: 0, prompts: 1 })
  await world.handset('0754 110 226').queue({ name: 'late no', timeline: [{ at: 30, do: 'fail' }] })

  await world.expectOutcome('0712 345 678', { orders: 0, charges: 1, unfinished: 1 })
  expect(await world.violations()).toEqual([])
  const ledger = await world.journal('kind=ledger&phone=0712345678')
  expect(ledger.map(({ text }) => text)).toContain('charge')
  const journal = await world.exportJournal()
  expect(journal).toContain('/v1/mobile-money/checkout')
  const sockets = await world.call<{ userId: string; joined: string[] }[]>('GET', '/sockets')
  expect(sockets).toMatchObject([{ userId: 'asha' }])
  await page.close()
  await world.drop()
})
