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
