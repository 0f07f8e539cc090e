import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ImageAddress, ProductImageAddress } from './upload.ts'

test.each([
  '/uploads/product-images/sato.svg',
  '/uploads/product-images/0123456789abcdef0123456789abcdef.jpg',
  '/uploads/seller-documents/id-front.svg?until=1763618400000&by=aB_-9',
])('[API-044] %s is the address of an image', (url) => {
  expect(z.parse(ImageAddress, url)).toBe(url)
})

test.each([
  '',
  'https://evil.example/pixel.png',
  '//evil.example/uploads/product-images/a.png',
  'http://localhost/uploads/product-images/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  '/uploads/../v1/auth/logout',
  '/uploads/product-images/../../a.png',
  '/uploads/product-images/%2e%2e/a.png',
  '/uploads/product-images/a',
  '/uploads/product-images/a.png#x',
  '/uploads/product-images/a.png?x=http://evil.example',
  '\\\\evil.example\\a.png',
  ' /uploads/product-images/a.png',
  `/uploads/product-images/${'a'.repeat(300)}.png`,
])('[API-044] %j is no address of an image', (url) => {
  for (const schema of [ImageAddress, ProductImageAddress]) expect(z.safeParse(schema, url).success).toBe(false)
})

test('[API-044] a product cannot use a private image', () => {
  expect(z.safeParse(ProductImageAddress, '/uploads/seller-documents/id-front.svg?until=1763618400000&by=aB_-9').success).toBe(false)
  expect(z.safeParse(ProductImageAddress, '/uploads/product-images/sato.svg').success).toBe(true)
})
