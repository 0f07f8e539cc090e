import { expect, test } from '../fixtures.ts'
import { prepare } from './atPayment.ts'
for (const id of ['001','101','308','601'])
test(`try ${id}`, async ({ page, world, context }) => {
  let t = Date.now(); const lap = (what: string) => { console.log(id, what, Date.now() - t); t = Date.now() }
  await prepare(world, `255700000${id}`, context)
  lap('prepare')
  await page.goto('/checkout/payment')
  lap('goto')
  await page.getByRole('button', { name: /^Pay TZS/ }).click()
  lap('click')
  await expect(page.getByRole('timer')).toBeVisible()
  lap('timer')
  await world.pass(5_000)
  lap('pass 5')
  await world.pass(15_000)
  lap('pass 15')
  await world.pass(130_000)
  lap('pass 130')
  console.log(await page.getByRole('main').innerText())
})
