import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../fixtures.ts'

test('a step of the clock waits for the responses it releases, so that calls which follow them are delayed in time too', async ({
  page,
  world,
}) => {
  await page.goto('/about')
  await world.control.send(addFault, { body: { method: 'GET', path: '/categories', delay: 1_000 } })
  // A slow network: each response takes longer than the frames that `settled` waits for.
  await page.route('**/v1/categories', async (route) => {
    const response = await route.fetch()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    })
    await route.fulfill({ response })
  })
  const both = page.evaluate(async () => {
    await fetch('/v1/categories')
    return (await fetch('/v1/categories')).status
  })
  await world.pass(2_500)
  expect(await both).toBe(200)
})
