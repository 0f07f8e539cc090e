import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { countCalls } from './countCalls.ts'
import { idCard, noPhotos, phonePhoto, type Upload } from './photos.ts'

const INCOMPLETE = 'Please fill all required fields and upload both ID images'
const side = (page: Page, name: 'Front' | 'Back') => page.getByRole('group', { name, exact: true })
const input = (page: Page, name: 'Front' | 'Back') => side(page, name).locator('input[type=file]')
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notifications' }).getByText(text)

async function upload(page: Page, name: 'Front' | 'Back', file: Upload | string | Promise<Upload> = idCard()): Promise<void> {
  await input(page, name).setInputFiles(await file)
  await expect(side(page, name).getByText('Uploaded')).toBeVisible()
}

async function fillText(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Business name' }).fill('Zawadi Dagaa')
  await page.getByRole('textbox', { name: 'National ID number' }).fill('19900101-11102-00001-12')
  await page.getByRole('textbox', { name: 'Street address' }).fill('Mtaa wa Kirumba 4')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Mwanza')
  await page.getByRole('combobox', { name: 'District' }).selectOption('Ilemela')
  await page.getByRole('textbox', { name: 'City' }).fill('Mwanza')
}

async function openAs(
  page: Page,
  world: { signIn: (key: string) => Promise<string>; expectConsole: (text: RegExp) => void },
  path: string,
) {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('zawadi')
  await page.goto(path)
}

test('[SPRO-010][SPRO-013][SPRO-014][SPRO-015] the form has all sections, with a fixed country', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Business Information', 'ID Verification', 'Address Information'])
  await expect(page.getByRole('textbox', { name: 'Country' })).toHaveValue('Tanzania')
  await expect(page.getByRole('textbox', { name: 'Country' })).toHaveJSProperty('readOnly', true)
  for (const name of ['Individual', 'Company', 'Association']) await expect(page.getByRole('radio', { name })).toBeVisible()
})

test('[SPRO-012][SPRO-020][SPRO-021] the form shows how long the verification takes, and links back to the dashboard', async ({
  page,
  world,
}) => {
  await openAs(page, world, '/seller/profile/create')
  await expect(page.getByText('Verification takes 1-2 business days.')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/seller/dashboard')
  await page.goBack()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/seller/dashboard')
})

test('[SPRO-016][SPRO-025][SPRO-026][SPRO-027] the section after the business type depends on the type', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  const fields = (section: string) => page.getByRole('group', { name: section }).getByRole('textbox')
  await expect(page.getByRole('radio', { name: 'Individual' })).toBeChecked()
  await expect(fields('Individual details')).toHaveCount(1)
  await expect(fields('Individual details')).toHaveAccessibleName('National ID number')
  await page.getByRole('radio', { name: 'Company' }).check()
  await expect(fields('Company details')).toHaveCount(2)
  await expect(fields('Company details').last()).toHaveAccessibleName('Company registration number (optional)')
  await page.getByRole('radio', { name: 'Association' }).check()
  await expect(fields('Association details')).toHaveCount(2)
  await expect(fields('Association details').last()).toHaveAccessibleName('Association registration number (optional)')
})

test('[SPRO-022][SPRO-023][SPRO-024][ERR-055] a complete profile is sent with the fields of its type, and then the dashboard opens', async ({
  page,
  world,
}) => {
  await openAs(page, world, '/seller/profile/create')
  await fillText(page)
  await page.getByRole('radio', { name: 'Company' }).check()
  await page.getByRole('textbox', { name: /Company registration number/ }).fill('BRELA 123')
  await upload(page, 'Front')
  await expect(toast(page, 'Front ID uploaded successfully')).toBeVisible()
  await upload(page, 'Back')
  await expect(toast(page, 'Back ID uploaded successfully')).toBeVisible()
  await world.control.send(addFault, { body: { method: 'POST', path: '/sellers', delay: 1_000, times: 1 } })
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1/sellers'))
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    businessName: 'Zawadi Dagaa',
    sellerType: 'company',
    country: 'Tanzania',
    district: 'Ilemela',
    companyRegistrationNumber: 'BRELA 123',
    frontNationalId: expect.stringMatching(/^\/uploads\/seller-documents\//),
    backNationalId: expect.stringMatching(/^\/uploads\/seller-documents\//),
  })
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await world.pass(1_000)
  await expect(toast(page, 'Seller profile created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/seller/dashboard')
  await page.goto('/seller/profile/create')
  await expect(page).toHaveURL('/seller/profile/edit')
  await expect(page.getByRole('status').filter({ hasText: 'Pending' })).toContainText('1-2 business days')
})

test('[SPRO-029][SPRO-030][ERR-026][ERR-059] missing fields are shown in one toast and below the field, and the first gets the focus', async ({
  page,
  world,
}) => {
  await openAs(page, world, '/seller/profile/create')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(toast(page, INCOMPLETE)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toBeFocused()
  await fillText(page)
  await page.getByRole('textbox', { name: 'City' }).fill(' ')
  await upload(page, 'Front')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(page.getByText('Please upload this image.')).toHaveCount(1)
  await upload(page, 'Back')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(page.getByRole('textbox', { name: 'City' })).toBeFocused()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(1)
  await page.getByRole('textbox', { name: 'City' }).fill('Mwanza')
  await failing(world, 'POST', '/sellers')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(toast(page, 'Failed to create seller profile')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Zawadi Dagaa')
  // The reply is lost: sending again creates no second profile.
  await world.control.send(addFault, { body: { method: 'POST', path: '/sellers', garbage: true, times: 1 } })
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect.poll(() => countCalls(world, 'POST', '/v1/sellers')).toBe(2)
  await world.settled()
  await expect(toast(page, 'Failed to create seller profile')).toHaveCount(1) // the repeated error adds no second toast
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(page).toHaveURL('/seller/dashboard')
})

test('[SPRO-017][SPRO-018][SPRO-019][SPRO-031] each ID image can be chosen, uploaded, locked and replaced', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  for (const name of ['Front', 'Back'] as const) await expect(side(page, name).getByRole('button', { name: 'Upload' })).toBeVisible()
  await side(page, 'Front').getByRole('button', { name: 'Upload' }).click()
  await expect(toast(page, 'Please select a file first')).toBeVisible()
  await expect(input(page, 'Front')).toHaveAttribute('accept', 'image/*')
  await input(page, 'Front').setInputFiles(await idCard())
  await expect(side(page, 'Front').getByText('Uploaded')).toBeVisible()
  await expect(input(page, 'Front')).toBeDisabled()
  await side(page, 'Front').getByRole('button', { name: 'Replace' }).click()
  await expect(input(page, 'Front')).toBeEnabled()
  await expect(input(page, 'Front')).toBeFocused()
  await upload(page, 'Front')
})

test('[SELL-019][SPRO-018][SPRO-029] saving a profile waits for ID images that are being uploaded', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  await fillText(page)
  await upload(page, 'Back')
  await world.control.send(addFault, { body: { method: 'POST', path: '/uploads/:folder', delay: 5_000, times: 1 } })
  await input(page, 'Front').setInputFiles(await idCard())
  await expect(side(page, 'Front').getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible()
  await expect(toast(page, INCOMPLETE)).toHaveCount(0)
  expect(await countCalls(world, 'POST', '/v1/sellers')).toBe(0)
  await world.pass(5_000)
  await expect(page).toHaveURL('/seller/dashboard')
})

test('[SELL-008][SEC-008][ERR-056] a photo of 12 MB is shrunk, turned upright and stripped of its GPS position', async ({
  page,
  world,
}, testInfo) => {
  // Pass the file by path: bytes would be sent to the browser as text, which takes seconds.
  const path = testInfo.outputPath('IMG_0001.jpg')
  await writeFile(path, (await phonePhoto()).buffer)
  await openAs(page, world, '/seller/profile/create')
  const answered = page.waitForResponse(/\/v1\/uploads\/seller-documents/)
  await upload(page, 'Back', path)
  await expect(toast(page, 'Back ID uploaded successfully')).toBeVisible()
  const response = await answered
  const sent = await response.request().sizes()
  expect(sent.requestBodySize).toBeLessThan(501_000)
  const { data } = (await response.json()) as { data: { url: string } }
  const stored = await sharp(Buffer.from(await (await page.request.get(data.url)).body())).metadata()
  expect([stored.width, stored.height, stored.exif]).toEqual([1_200, 1_600, undefined])
})

test('[SPRO-032][SEC-006][ERR-057][ERR-058] files that are not photos show an error, and so do photos that the server rejects', async ({
  page,
  world,
}) => {
  await openAs(page, world, '/seller/profile/create')
  await upload(page, 'Back')
  for (const file of noPhotos) {
    await input(page, 'Front').setInputFiles(file)
    await expect(side(page, 'Front').getByText('This file is not a photo we can open.'), file.name).toBeVisible()
  }
  await expect(toast(page, 'This file is not a photo we can open.')).toHaveCount(1) // one error text per failure
  for (const [status, words] of [
    [415, 'This file is not a photo'],
    [413, 'This photo is larger than 5 MB.'],
  ] as const) {
    await world.control.send(addFault, { body: { method: 'POST', path: '/uploads/:folder', status, times: 1 } })
    await input(page, 'Front').setInputFiles(await idCard())
    await expect(side(page, 'Front').getByText(words)).toBeVisible()
  }
  await failing(world, 'POST', '/uploads/:folder')
  await side(page, 'Front').getByRole('button', { name: 'Try Again' }).click()
  await expect(toast(page, 'Failed to upload front ID image')).toHaveCount(1)
  await expect(side(page, 'Front').getByText('Failed to upload front ID image')).toBeVisible()
  await side(page, 'Back').getByRole('button', { name: 'Replace' }).click()
  await failing(world, 'POST', '/uploads/:folder')
  await input(page, 'Back').setInputFiles(await idCard())
  await expect(toast(page, 'Failed to upload back ID image')).toBeVisible()
})

test('[SELL-008] a failed upload keeps the rest of the form, shows its progress and can be tried again', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  await page.getByRole('textbox', { name: 'Business name' }).fill('Zawadi Dagaa')
  await upload(page, 'Back')
  const front = side(page, 'Front')
  await page.route('**/v1/uploads/*', (route) => route.abort('connectionreset'), { times: 1 })
  await input(page, 'Front').setInputFiles(await idCard())
  await expect(front.getByText('You seem to be offline.')).toBeVisible()
  await expect(side(page, 'Back').getByText('Uploaded')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Zawadi Dagaa')
  await world.control.send(addFault, { body: { method: 'POST', path: '/uploads/:folder', delay: 1_000, times: 1 } })
  await front.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(front.getByRole('progressbar', { name: 'Front' })).toBeVisible()
  await expect(front.getByText(/^Uploading: 100% of \d+ kB$/)).toBeVisible()
  await world.pass(1_000)
  await expect(front.getByText('Uploaded')).toBeVisible()
})

test('[SELL-010] typed input is restored without ID number and images, and can be discarded', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  await fillText(page)
  await upload(page, 'Front')
  const number = page.getByRole('textbox', { name: 'National ID number' })
  const typed = await number.inputValue()
  expect(typed).toMatch(/\d{8}/)
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(typed)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'Draft restored' })).toBeVisible()
  await expect(number).toHaveValue('')
  await expect(number).toHaveAccessibleDescription('We never keep it on this phone. If you stop before sending, enter it again.')
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('Zawadi Dagaa')
  await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Ilemela')
  await expect(side(page, 'Front').getByText('Uploaded')).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('seller-documents')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('')
  await expect(page.getByText('Draft restored')).toBeHidden()
})

test('[SELL-010] typed input is deleted after 3 days', async ({ page, world }) => {
  await openAs(page, world, '/seller/profile/create')
  await page.getByRole('textbox', { name: 'Business name' }).fill('Zawadi Dagaa')
  await page.goto('/about')
  await page.context().clock.fastForward(3 * 24 * 3_600_000 + 1_000)
  await page.goto('/seller/profile/create')
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('')
})

test('[SPRO-011][SPRO-023][ERR-027][SPRO-041] an edited profile keeps its images and becomes pending again', async ({ page, world }) => {
  await world.signIn('ziwa')
  await page.goto('/seller/profile/edit')
  await expect(page.getByText('we must verify it again')).toBeVisible()
  for (const name of ['Front', 'Back'] as const) await expect(side(page, name).getByText('Uploaded')).toBeVisible()
  await page.getByRole('textbox', { name: 'Business name' }).fill('Ziwa Fresh Two')
  await failing(world, 'PUT', '/sellers/me')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await expect(toast(page, 'Failed to update seller profile')).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  expect(new URL((await sent).url()).pathname).toBe('/v1/sellers/me')
  await expect(toast(page, 'Seller profile updated successfully!')).toBeVisible()
  await expect(toast(page, /must be verified again/)).toBeVisible()
  await expect(page).toHaveURL('/seller/dashboard')
})
