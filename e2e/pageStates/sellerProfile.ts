import { idCard, noPhotos } from '../pages/seller/photos.ts'
import { clicks, open, sees, sequence } from './reach.ts'
import type { PageState } from './types.ts'

const withoutProfile = (path: string) => sequence(({ world }) => world.expectConsole(/Failed to load resource/), open(path, 'zawadi'))
/** Uploads the front image, and chooses a back image that is refused. */
const withImages: PageState['reach'] = async ({ page }) => {
  const inputs = page.locator('input[type=file]')
  await inputs.first().setInputFiles(await idCard())
  await sees('Uploaded')({ page } as never)
  await inputs.last().setInputFiles(noPhotos.slice(0, 1))
  await sees(/^This file is not a photo/)({ page } as never)
}

export const sellerProfile: readonly PageState[] = [
  {
    name: 'seller-profile-wrong',
    reach: sequence(withoutProfile('/seller/profile/create'), withImages, clicks('Submit Profile'), sees('Please upload this image.')),
  },
  { name: 'seller-profile-edit', reach: sequence(open('/seller/profile/edit', 'kunduchi'), sees('Uploaded')) },
  { name: 'seller-settings', reach: sequence(open('/seller/settings', 'kunduchi'), sees('Edit Profile')) },
  { name: 'seller-settings-empty', reach: sequence(withoutProfile('/seller/settings'), sees('No profile information')) },
  { name: 'login-role', reach: sequence(open('/seller/settings'), sees(/for sellers/)) },
  { name: 'login-role-missing', reach: sequence(open('/seller/settings', 'asha'), sees(/not a seller yet/)) },
  { name: 'products-shortcuts', reach: open('/products', 'fatma') },
]
