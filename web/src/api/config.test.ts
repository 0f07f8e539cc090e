import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const read = async (env: Record<string, string>) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  return (await import('./config.ts')).config
}

test('[NAV-016][STAT-004] an emptied link stays away, and only https is ever linked to', async () => {
  const { social, support } = await read({
    VITE_SOCIAL_FACEBOOK: '',
    VITE_SOCIAL_YOUTUBE: 'javascript:alert(1)',
    VITE_SUPPORT_WEBSITE: 'http://samaki.example',
  })
  expect(social).toEqual({ facebook: '', instagram: 'https://instagram.samaki.example', youtube: '' })
  expect(support.website).toBe('')
})
