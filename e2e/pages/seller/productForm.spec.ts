import type { Page } from '@playwright/test'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { countCalls } from './countCalls.ts'
import { photo } from './photo.ts'
import { noPhotos, sendTooMuch, type Upload } from './photos.ts'

const SNAPPER = 'red-snapper-changu-1-kg'
const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
const choose = (page: Page, ...files: Upload[]) => page.locator('input[type=file]').setInputFiles(files)
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true }).click()
const submit = (page: Page) => page.getByRole('button', { name: 'Add product' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click()
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).last()
/** Dismisses a toast, which would cover the buttons because the clock is stopped. */
const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).first().click()

test.beforeEach(async ({ context, world }) => {
  await world.signIn('mwanaidi', context)
})

test('[SPRD-009][SPRD-020][SPRD-021][SPRD-026] errors are shown one at a time, in order, as a toast, and the wrong field gets the focus', async ({
  page,
}) => {
  await page.goto('/seller/products/add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product') // [SPRD-009]
  const steps: [text: string, field: ReturnType<Page['getByRole']>, mend: () => Promise<unknown>][] = [
    ['Product name is required', page.getByLabel('Name'), () => page.getByLabel('Name').fill('Sato wa Mwanza, 1 kg')], // [SPRD-021]
    ['Please select a category', page.getByLabel('Category'), () => page.getByLabel('Category').selectOption('Lake fish')], // [SPRD-022]
    [
      'Please upload at least one product image', // [SPRD-023]
      page.getByRole('button', { name: 'Add photos' }),
      async () => {
        await choose(page, photo())
        await expect(photos(page)).toHaveText([/Uploaded/])
        await expect(page.getByRole('main').getByText('Please upload at least one product image')).toHaveCount(0)
      },
    ],
    ['Price must be greater than zero', page.getByLabel('Price'), () => page.getByLabel('Price').fill('-5')], // [SPRD-024]
    ['Price must be greater than zero', page.getByLabel('Price'), () => page.getByLabel('Price').fill('12,000')],
    [
      'Available quantity must be greater than zero', // [SPRD-025]
      page.getByLabel('Available quantity'),
      () => page.getByLabel('Available quantity').fill('24'),
    ],
    ['Description is required', page.getByLabel('Description'), () => page.getByLabel('Description').fill('On ice.')], // [SPRD-026]
  ]
  await page.getByLabel('Name').fill('  ')
  for (const [text, field, mend] of steps) {
    await submit(page)
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(text)
    await expect(field).toBeFocused()
    await expect(page.getByRole('main').getByText(/is required|Please|must be/)).toHaveText([text])
    await mend()
  }
  await submit(page)
  await expect(page).toHaveURL('/seller/products')
})

test('[SPRD-011][SPRD-022][SPRD-023][SPRD-024] the form has all fields, and shows the errors of a product with only a name', async ({
  page,
}) => {
  await page.goto('/seller/products/new')
  for (const name of ['Name', 'Price', 'Available quantity', 'Alert quantity', 'Description'])
    await expect(page.getByRole('textbox', { name })).toBeEditable()
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeEnabled()
  await page.getByLabel('Name').fill('Sato')
  await submit(page)
  await expect(toast(page, 'Please select a category')).toBeVisible()
  await page.getByLabel('Category').selectOption('Lake fish')
  await submit(page)
  await expect(toast(page, 'Please upload at least one product image')).toBeVisible()
  await choose(page, photo())
  await expect(photos(page)).toHaveText([/Uploaded/])
  await submit(page)
  await expect(toast(page, 'Price must be greater than zero')).toBeVisible()
})

test('[SPRD-012][SPRD-013][SPRD-014][SPRD-019] creating a product with two photos sends the right data, shows a toast and adds it to the list', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products/new')
  await upload(page)
  await expect(toast(page, 'Please select at least one image')).toBeVisible() // [SPRD-016]
  await choose(page, photo('one.png'), photo('two.png'))
  await expect(toast(page, '2 images uploaded successfully')).toBeVisible() // [SPRD-017][GEN-048]
  await expect(photos(page)).toHaveText([/Cover.*Uploaded/, /Uploaded/])
  expect(await world.count({ kind: 'request', path: '/v1/uploads/product-images' })).toBe(2) // [SPRD-015] one call per file
  await choose(page, photo('three.png'))
  await expect(photos(page)).toHaveText([/Cover.*Uploaded/, /Uploaded/, /Uploaded/])
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await expect(photos(page)).toHaveCount(2)
  await page.getByLabel('Name').fill('Sato wa Mwanza, 1 kg')
  await page.getByLabel('Category').selectOption('Lake fish')
  await page.getByLabel('Price').fill('12.500')
  await expect(page.getByText('TZS 12,500')).toBeVisible() // [I18N-015]
  await page.getByLabel('Available quantity').fill('24')
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('radio', { name: 'Frozen' })).toBeChecked() // [SPRD-013]
  for (const name of ['Refrigerated', 'Ambient', 'Dried']) await page.getByRole('radio', { name }).check()
  await page.getByLabel('Description').fill('From the lake, on ice.')
  // The reply is lost: trying again creates no second product.
  await world.control.send(addFault, { body: { method: 'POST', path: '/products', garbage: true, times: 1 } })
  world.expectConsole(/Failed to load resource/)
  await submit(page)
  await expect(toast(page, 'Failed to create product')).toBeVisible() // [ERR-049]
  await page.reload()
  await submit(page)
  await expect(toast(page, 'Product created successfully')).toBeVisible() // [ERR-047]
  await expect(page).toHaveURL('/seller/products') // [SPRD-014]
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()).toContainText('Sato wa Mwanza')
  const [made, ...others] = (await world.control.records('products')).filter(({ name }) => name === 'Sato wa Mwanza, 1 kg')
  expect(others).toEqual([])
  expect(made).toMatchObject({
    unitPrice: 12_500,
    availableQuantity: 24,
    alertQuantity: 0, // [SPRD-027]
    storageType: 'dried',
    categoryId: 'lake-fish',
    description: 'From the lake, on ice.',
  })
  expect(made?.images.map(({ url }) => url)).toEqual([expect.stringMatching(/product-images/), expect.stringMatching(/product-images/)])
})

test('[SELL-019][SPRD-015][SELL-008] a photo is uploaded when it is chosen, and saving waits for it without an error', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products/new')
  await page.getByLabel('Name').fill('Sato')
  await page.getByLabel('Category').selectOption('Lake fish')
  await page.getByLabel('Price').fill('12000')
  await page.getByLabel('Available quantity').fill('5')
  await page.getByLabel('Description').fill('On ice.')
  await world.control.send(addFault, { body: { method: 'POST', path: '/uploads/:folder', delay: 5_000, times: 1 } })
  await choose(page, photo())
  await expect(photos(page).getByRole('progressbar')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible()
  await expect(page.getByText('Please upload at least one product image')).toHaveCount(0)
  expect(await countCalls(world, 'POST', '/v1/products')).toBe(0)
  await world.pass(5_000)
  await expect(page).toHaveURL('/seller/products')
  expect(await countCalls(world, 'POST', '/v1/uploads/product-images')).toBe(1)
})

test('[SPRD-018][SELL-008][ERR-045][ERR-046] each photo that fails shows an error, keeps the form, and can be tried again', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products/new')
  await page.getByLabel('Name').fill('Sato')
  await failing(world, 'POST', '/uploads/:folder')
  await choose(page, photo())
  await expect(toast(page, 'Failed to upload image')).toBeVisible()
  await dismiss(page)
  await failing(world, 'POST', '/uploads/:folder', 2)
  await choose(page, photo('two.png'), photo('three.png'))
  await expect(toast(page, 'Failed to upload images')).toBeVisible()
  await dismiss(page)
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await upload(page) // [SELL-019] what failed is uploaded again
  await expect(photos(page)).toHaveText([/Uploaded/, /Uploaded/])
  const refused = 'This file is not a photo we can open. Choose a JPEG, PNG or WebP photo.'
  await choose(page, ...noPhotos, photo('four.png')) // [SEC-006] a PDF, drawings, a broken JPEG
  await expect(photos(page)).toContainText(['Uploaded', 'Uploaded', ...noPhotos.map(() => refused), 'Uploaded'])
  // All errors are in one toast.
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(
    'Failed to upload images · 1 image uploaded successfully',
  )
  await dismiss(page)
  await page.getByRole('button', { name: `Remove photo ${noPhotos.length + 3}` }).click()
  for (const _ of noPhotos) await page.getByRole('button', { name: 'Remove photo 3' }).click()
  await sendTooMuch(page) // [SEC-007]
  await choose(page, photo())
  await expect(photos(page).nth(2)).toContainText('This photo is larger than 5 MB.')
  await dismiss(page)
  await page.getByRole('button', { name: 'Remove photo 3' }).click()
  const lost = Promise.withResolvers<undefined>()
  await page.route('**/v1/uploads/*', async (route) => {
    await lost.promise
    await route.abort()
  })
  await choose(page, photo())
  await expect(photos(page).nth(2).getByRole('progressbar')).toBeVisible()
  lost.resolve(undefined)
  await expect(photos(page).nth(2)).toContainText('You seem to be offline.')
  await page.unroute('**/v1/uploads/*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(photos(page)).toHaveText([/Uploaded/, /Uploaded/, /Uploaded/])
  await expect(page.getByLabel('Name')).toHaveValue('Sato')
})

test('[SELL-009] photos can be reordered by keyboard, keeping the focus, and by pointer; the first is the cover', async ({
  page,
  world,
}) => {
  await page.goto('/seller/products/new')
  await choose(page, photo('a.png'), photo('b.png'), photo('c.png'))
  await expect(photos(page)).toHaveText([/Cover.*Uploaded/, /Uploaded/, /Uploaded/])
  const order = () =>
    photos(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const [a, b, c] = await order()
  await page.getByRole('button', { name: 'Move photo 3 up' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Move photo 2 up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move photo 1 up' })).toBeFocused()
  await expect.poll(order).toEqual([c, a, b])
  await expect(photos(page).first()).toContainText('Cover')
  const [from, to] = [await photos(page).nth(2).getByRole('img').boundingBox(), await photos(page).nth(0).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 20, (to?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.up()
  await expect.poll(order).toEqual([b, c, a])
  await page.goto(`/seller/products/edit/${SNAPPER}`)
  await expect(page.getByLabel('Name')).toHaveValue('Red snapper (Changu), 1 kg')
  await choose(page, photo())
  await expect(photos(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Move photo 2 up' }).click()
  await save(page)
  await expect(page).toHaveURL('/seller/products')
  const { images } = await world.control.record('products', SNAPPER)
  expect(images.map(({ url }) => url)[1]).toBe('/uploads/product-images/changu.svg') // [CAT-024] the new one is the cover
})

test('[SELL-010] an unsaved product is stored on the device for 3 days, with its photos', async ({ page, world }) => {
  await page.goto('/seller/products/new')
  await page.getByLabel('Name').fill('Sato')
  await choose(page, photo())
  await expect(photos(page)).toHaveText([/Uploaded/])
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Draft restored' })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Sato')
  await expect(photos(page)).toHaveText([/Uploaded/])
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(photos(page)).toHaveCount(0)
  await page.getByLabel('Name').fill('Changu')
  await page.goto('/seller/prices')
  await page.context().clock.fastForward(3 * 24 * 3_600_000 + 1_000)
  await page.goto('/seller/products/new')
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByText('Draft restored')).toHaveCount(0)
  expect(await countCalls(world, 'POST', '/v1/products')).toBe(0)
})

test('[SPRD-010][ERR-044][ERR-048][ERR-050] a product opens prefilled and can be changed; failures are shown', async ({ page, world }) => {
  await failing(world, 'GET', '/products/:id')
  await page.goto(`/seller/products/edit/${SNAPPER}`)
  await expect(toast(page, 'Failed to load product data')).toBeVisible() // [ERR-044]
  await failing(world, 'GET', '/categories')
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Red snapper (Changu), 1 kg')
  await expect(page.getByText('Failed to load categories')).toBeVisible() // [ERR-042]
  await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText('Reef fish')
  await expect(page.getByLabel('Price')).toHaveValue('18,500')
  await expect(page.getByLabel('Available quantity')).toHaveValue('32')
  await expect(page.getByLabel('Alert quantity')).toHaveValue('5')
  await expect(page.getByRole('radio', { name: 'Refrigerated' })).toBeChecked()
  await expect(page.getByLabel('Description')).toHaveValue(/^Hand-lined/)
  await page.getByLabel('Available quantity').fill('0')
  await save(page)
  await expect(toast(page, 'Available quantity must be greater than zero')).toBeVisible() // [SPRD-025] also on edit
  await page.getByLabel('Available quantity').fill('40')
  await failing(world, 'PATCH', '/products/:id')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(['Failed to update product'])
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(toast(page, 'Product updated successfully')).toBeVisible() // [ERR-048]
  await expect(page).toHaveURL('/seller/products')
  expect(await world.control.record('products', SNAPPER)).toMatchObject({ availableQuantity: 40, unitPrice: 18_500 })
})

test('[API-041] if a product is saved in two tabs, the second save shows what changed meanwhile and lets the seller decide', async ({
  page,
  world,
}) => {
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/seller/products/edit/${SNAPPER}`)
    await expect(tab.getByLabel('Price')).toHaveValue('18,500')
  }
  await world.pass(1_000)
  await other.getByLabel('Price').fill('20,000')
  await save(other)
  await expect(other).toHaveURL('/seller/products')
  await page.getByLabel('Price').fill('19,000')
  await page.getByLabel('Alert quantity').fill('9')
  world.expectConsole(/Failed to load resource/)
  await save(page)
  const conflictAlert = page.getByRole('alert').filter({ hasText: 'This product has changed since you opened it:' })
  await expect(conflictAlert).toContainText('Price is now TZS 20,000')
  expect((await world.control.record('products', SNAPPER)).unitPrice).toBe(20_000)
  await conflictAlert.getByRole('button', { name: 'Save mine' }).click()
  await expect(page).toHaveURL('/seller/products')
  expect(await world.control.record('products', SNAPPER)).toMatchObject({ unitPrice: 19_000, alertQuantity: 9 })
  await other.goto(`/seller/products/edit/${SNAPPER}`)
  await other.getByLabel('Name').fill('Changu mkubwa')
  await world.control.change('products', SNAPPER, { description: 'New words.', updatedAt: '2026-11-21T06:00:05.000Z' })
  await save(other)
  await expect(other.getByRole('alert')).toContainText('Description is now New words.')
  await other.getByRole('button', { name: 'Drop mine' }).click()
  await expect(other.getByLabel('Description')).toHaveValue('New words.')
  await expect(other.getByLabel('Name')).toHaveValue('Red snapper (Changu), 1 kg')
})
