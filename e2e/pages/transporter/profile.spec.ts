import { addFault } from '#contract/control/faults/faults.ts'
import { expect, test } from '../../fixtures.ts'
import { failing } from '../failures/failing.ts'
import { noPhotos } from '../seller/photos.ts'

test('[TPRO-001][TPRO-003][TPRO-005][TPRO-013] the profile shows business, badge, contact and dates', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/profile')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pwani Express')
  await expect(main).toContainText('Verified Transporter') // [TPRO-002]
  for (const words of [
    'AddressMtaa wa Lumumba, Kariakoo',
    'DistrictIlala',
    'RegionDar es Salaam',
    'CountryTanzania',
    'Motorcycles with ice boxes',
    'Contact personHamisi Ngowi',
    'Phone255 714 773 206',
    'Emailhamisi@',
    'No license image provided', // [TPRO-004]
    /Created 2\d \w+ 2026/,
    /Last updated \d+ \w+ 2026/,
  ])
    await expect(main).toContainText(words)
})

test('[TPRO-008][TPRO-009][TPRO-010][TPRO-012] the profile can be changed and is saved, with a picture of the licence', async ({
  page,
  world,
}) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/profile')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/transporter/profile/edit')
  const name = page.getByRole('textbox', { name: 'Business name' })
  await expect(name).toHaveValue('Pwani Express')
  for (const label of ['Address', 'Country', 'Region', 'District']) await expect(page.getByLabel(label, { exact: true })).toBeVisible()
  await name.fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Business name is required')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('Pwani Express')
  await page.getByLabel('Region').selectOption('Pwani')
  await page.getByRole('textbox', { name: /Description/ }).fill('Ice boxes to Kibaha.')
  for (const file of noPhotos) {
    await page.getByLabel('License image', { exact: true }).setInputFiles(file) // [SEC-006]
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert').getByText('This file is not a photo we can open.'), file.name).toBeVisible()
  }
  await expect(page).toHaveURL('/transporter/profile/edit')
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 40 } })
  await page.getByLabel('License image', { exact: true }).setInputFiles({ name: 'leseni.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByText('leseni.png')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page).toHaveURL('/transporter/profile')
  const main = page.getByRole('main')
  for (const words of ['RegionPwani', 'Ice boxes to Kibaha.', 'Verified Transporter']) await expect(main).toContainText(words)
  await expect(main.getByRole('img', { name: 'License image' })).toHaveJSProperty('complete', true) // [TPRO-004]
  expect(await world.control.record('transporters', 'pwani-express')).toMatchObject({
    region: 'Pwani',
    description: 'Ice boxes to Kibaha.',
  })
})

test('[TPRO-006][TPRO-007][TPRO-011] a transporter without a profile can create one; Cancel leads back', async ({ page, world }) => {
  world.expectConsole(/Failed to load resource/)
  await world.signIn('elia')
  for (const path of ['/transporter/dashboard', '/transporter/deliveries']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Create Profile' })).toHaveAttribute('href', '/transporter/profile/create')
  }
  await page.goto('/transporter/profile')
  await expect(page.getByText('No transporter profile found. Please create your profile.')).toBeVisible()
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await expect(page).toHaveURL('/transporter/profile/create')
  await expect(page.getByRole('textbox', { name: 'Business name' })).toHaveValue('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/transporter/profile')
  await page.getByRole('link', { name: 'Create Profile' }).click()
  await page.getByRole('textbox', { name: 'Business name' }).fill('Elia Boda')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Region is required')).toBeVisible() // [TPRO-010]
  await page.getByLabel('Region').selectOption('Mwanza')
  // The reply is lost: sending again creates no second profile.
  await world.control.send(addFault, { body: { method: 'POST', path: '/transporters', garbage: true, times: 1 } })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert').getByText('Failed to save transporter profile')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elia Boda')
  await expect(page.getByRole('main')).toContainText('Pending Verification') // [TPRO-002]
})

test('[ERR-028] a profile that can’t be loaded shows its error and a retry', async ({ page, world }) => {
  await world.signIn('hamisi')
  await failing(world, 'GET', '/transporters/me')
  await page.goto('/transporter/profile')
  await expect(page.getByText('Failed to fetch current transporter details')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pwani Express')
})

test('[TDSH-005] the settings show the read-only account, notification settings, profile and Logout', async ({ page, world }) => {
  await world.signIn('hamisi')
  await page.goto('/transporter/settings')
  for (const [label, value] of [
    ['Name', 'Hamisi Ngowi'],
    ['Phone number', '+255 714 773 206'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value)
    await expect(page.getByLabel(label)).not.toBeEditable()
  }
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByLabel('Delivery updates')).toHaveAccessibleDescription(
    'When something you bought is on its way or has been delivered',
  )
  await page.getByLabel('Delivery updates').uncheck()
  await page.reload()
  await expect(page.getByLabel('Delivery updates')).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Transporter profile' })).toHaveAttribute('href', '/transporter/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL('/')
})
