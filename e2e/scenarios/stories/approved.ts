import { expect } from '@playwright/test'
import {
  atForm,
  cashOrder,
  expectOrdered,
  expectTexts,
  expectToast,
  passSeconds,
  phoneOf,
  SECOND,
  type Story,
  start,
  TZS,
} from '../buyer.ts'
import { holdJoins } from '../holdJoins.ts'

/** Scenarios 001 to 007: the payment succeeds. */
export const approvedStories: Readonly<Record<string, Story>> = {
  '001': async (buyer) => {
    await start(buyer)
    await expectToast(buyer.page, 'Payment initiated successfully')
    await expectTexts(buyer.page, 'Please check your mobile phone')
    await passSeconds(buyer, 5)
    await expectToast(buyer.page, 'Payment successful!')
    await expectOrdered(buyer)
  },
  '002': async (buyer) => {
    await start(buyer)
    await passSeconds(buyer, 119)
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('1 second left')
    await passSeconds(buyer, 0.9)
    await expectOrdered(buyer)
  },
  '003': async (buyer) => {
    await atForm(buyer)
    await buyer.page.getByRole('button', { name: `Pay ${TZS}` }).click()
    await expect(buyer.page.getByRole('button', { name: 'Processing Payment...' })).toBeVisible()
    await passSeconds(buyer, 2)
    await expectOrdered(buyer)
  },
  '004': async (buyer) => {
    const joins = await holdJoins(buyer.page)
    await start(buyer)
    await passSeconds(buyer, 1)
    await expect(buyer.page.getByRole('timer')).toHaveAccessibleName('119 seconds left')
    joins.release()
    await expectOrdered(buyer)
  },
  '005': async (buyer) => {
    await start(buyer)
    await buyer.world.handset(phoneOf(buyer)).approve({ pin: '1234' })
    await expectOrdered(buyer)
  },
  '006': async (buyer) => {
    await start(buyer)
    const handset = buyer.world.handset(phoneOf(buyer))
    for (const [pin, left] of [
      ['0000', 2],
      ['1111', 1],
    ] as const) {
      await expect(handset.approve({ pin })).rejects.toThrow(`Wrong PIN. ${left} attempt`)
      await expect(buyer.page.getByRole('timer')).toBeVisible()
    }
    await handset.approve({ pin: '1234' })
    await expectOrdered(buyer)
  },
  '007': async (buyer) => {
    const order = await cashOrder(buyer)
    const { page, world } = buyer
    await world.signIn('asha')
    await page.goto(`/checkout/payment/${order.id}`)
    await page.getByRole('textbox', { name: 'Mobile-money number' }).fill(phoneOf(buyer))
    await page.getByRole('button', { name: 'Pay TZS 42,000' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await passSeconds(buyer, 5)
    await world.pass(2 * SECOND)
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`))
    await expect(page.getByText('Due on delivery').locator('..')).toContainText('TZS 0')
  },
}
