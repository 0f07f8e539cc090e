import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const withHost = async (host: string) => {
  vi.resetModules()
  vi.stubEnv('VITE_API_HOST', host)
  return import('./apiHost.ts')
}

test('[WAY-010] an uploaded image is on the API host; other image URLs are unchanged', async () => {
  const { imageAddress } = await withHost('https://api.samaki.example/')
  expect(imageAddress('/uploads/product-images/sato.svg')).toBe('https://api.samaki.example/uploads/product-images/sato.svg')
  expect(imageAddress('/uploads/seller-documents/a.jpg?until=1&by=2')).toBe(
    'https://api.samaki.example/uploads/seller-documents/a.jpg?until=1&by=2',
  )
  for (const whole of [
    '/assets/placeholder-1a2b.svg',
    'blob:https://samaki.example/1',
    'data:image/png;base64,AA',
    'https://cdn.example/a.jpg',
  ])
    expect(imageAddress(whole)).toBe(whole)
  const own = await withHost('')
  expect(own.imageAddress('/uploads/product-images/sato.svg')).toBe('/uploads/product-images/sato.svg')
})
