import { expect, test } from 'vitest'
import { areaOf } from '#web/features/session/area.ts'
import { frames } from './frames.ts'

test.each([
  '/seller',
  '/seller/orders/1',
  '/sellers',
  '/seller-profile',
  '/seller-profile/new',
  '/dashboard',
  '/transporter/deliveries',
  '/transporters',
  '/register-seller',
  '/cart',
])('%s has the areas’ frame exactly if the app shows an area there', (path) => {
  const { file } = frames.find(({ at }) => new RegExp(at).test(path)) ?? {}
  expect(file).toBe(areaOf(path) === null ? 'other.html' : 'area.html')
})
