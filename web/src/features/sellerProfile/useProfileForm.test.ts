import { expect, test } from 'vitest'
import { SellerProfileInput } from '#contract/seller.ts'
import { sellerProfile } from '#web/i18n/en/bundles/sellerProfile.ts'
import { bodyOf, fieldsOf, idImageName, isIncomplete, type ProfileFields, profileErrors } from './useProfileForm.ts'

const t = sellerProfile.sellerProfile
const images = { frontNationalId: '/uploads/seller-documents/f.jpg', backNationalId: '/uploads/seller-documents/b.jpg' }
const whole: ProfileFields = {
  ...fieldsOf(null),
  businessName: 'Zawadi Dagaa',
  nationalId: '19900101-11102-00001-12',
  address: 'Mtaa wa Kirumba 4',
  region: 'Mwanza',
  district: 'Ilemela',
  city: 'Mwanza',
}

test('[SPRO-033][SPRO-034][SPRO-035][SPRO-036] a complete profile is valid: an individual, in Tanzania, with image URLs', () => {
  expect(profileErrors(whole, images, t)).toEqual({})
  const body = bodyOf(whole, images)
  expect(body).toMatchObject({ ...images, sellerType: 'individual', country: 'Tanzania', businessName: 'Zawadi Dagaa' })
  expect(SellerProfileInput.safeParse(body).success).toBe(true)
})

test.each(['businessName', 'nationalId', 'address', 'region', 'district', 'city'] as const)(
  '[SPRO-029][SPRO-030] without %s the profile is incomplete',
  (name) => {
    for (const nothing of ['', '  ']) {
      const errors = profileErrors({ ...whole, [name]: nothing }, images, t)
      expect(errors).toEqual({ [name]: 'Please fill in this field.' })
      expect(isIncomplete(errors, t)).toBe(true)
    }
  },
)

test.each(['frontNationalId', 'backNationalId'] as const)('[SPRO-029] without %s the profile is incomplete', (name) => {
  const errors = profileErrors(whole, { ...images, [name]: '' }, t)
  expect(errors).toEqual({ [name]: 'Please upload this image.' })
  expect(isIncomplete(errors, t)).toBe(true)
})

test('[SEC-021] a text that is too long and an invalid ID number show an error at their field', () => {
  const errors = profileErrors({ ...whole, city: 'x'.repeat(101), nationalId: '12' }, images, t)
  expect(errors).toEqual({ city: 'At most 100 characters.', nationalId: t.idWrong })
  expect(isIncomplete(errors, t)).toBe(false)
})

test('[SPRO-028] only the registration number of the seller type is sent, if it is filled', () => {
  const numbers = { companyRegistrationNumber: ' C-1 ', associationRegistrationNumber: 'A-1' }
  const sent = (sellerType: ProfileFields['sellerType'], filled = numbers) => {
    const { companyRegistrationNumber, associationRegistrationNumber } = bodyOf({ ...whole, ...filled, sellerType }, images)
    return [companyRegistrationNumber, associationRegistrationNumber]
  }
  expect(sent('individual')).toEqual([undefined, undefined])
  expect(sent('company')).toEqual(['C-1', undefined])
  expect(sent('association')).toEqual([undefined, 'A-1'])
  expect(sent('company', { ...numbers, companyRegistrationNumber: ' ' })).toEqual([undefined, undefined])
})

test('[API-047] an ID image’s file name has its side, the time and the original name', () => {
  expect(idImageName('front', 'kadi ya  taifa.png', 1_763_704_800_000)).toBe('id_front_1763704800000_kadi_ya_taifa.png')
  expect(idImageName('back', 'IMG_1.jpg', 5)).toBe('id_back_5_IMG_1.jpg')
})
