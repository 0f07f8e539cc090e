import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const read = async (env: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return import('./config.ts')
}

test('[NAV-016][STAT-004] an empty link is not shown, and only https links are allowed', async () => {
  const { social, support } = (
    await read({
      VITE_SOCIAL_FACEBOOK: '',
      VITE_SOCIAL_YOUTUBE: 'javascript:alert(1)',
      VITE_SUPPORT_WEBSITE: 'http://samaki.example',
    })
  ).config
  expect(social).toEqual({ facebook: '', instagram: 'https://instagram.samaki.example', youtube: '' })
  expect(support.website).toBe('')
})

test('[WAY-010] an uploaded image is on the API host; other image URLs are unchanged', async () => {
  const { imageAddress } = await read({ VITE_API_HOST: 'https://api.samaki.example/' })
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
  const own = await read({ VITE_API_HOST: '' })
  expect(own.imageAddress('/uploads/product-images/sato.svg')).toBe('/uploads/product-images/sato.svg')
})
