import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'
import { defaultSettings, ignoreSettings, readSettings } from './settings.ts'

test('[DX-011] the example file lists every setting with its default', () => {
  const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))
  expect(example).toEqual(defaultSettings)
})

test('[DX-011] an error names a wrong or unknown setting', () => {
  const wrong = {
    PORT: 'abc',
    MOCK_HOSTS: 'http://samaki.local',
    MOCK_TOKEN: 'too;odd',
    VITE_API_HOST: 'api.example.com/v1',
    VITE_MOCK: 'yes',
    VITE_COLOUR: 'blue',
  }
  for (const name of Object.keys(wrong)) expect(() => readSettings('production', wrong)).toThrow(`${name}: `)
  expect(() => readSettings('production', { PORT: '70000' })).toThrow('PORT: must be a port number, but is "70000"')
})

test('[DX-011] an error names a required setting that is empty', () => {
  expect(() => readSettings('production', { VITE_PROVIDER_LABEL: '' })).toThrow('VITE_PROVIDER_LABEL: must not be empty')
})

test('[MON-006] extensions are enabled for the mock and disabled for any other API host', () => {
  expect(readSettings('production', {})).toMatchObject({ VITE_MOCK: '1', VITE_EXTENSIONS: '1' })
  expect(readSettings('production', { VITE_API_HOST: 'https://api.example.com' })).toMatchObject({ VITE_MOCK: '', VITE_EXTENSIONS: '0' })
  expect(readSettings('real', {})).toMatchObject({ VITE_MOCK: '', VITE_EXTENSIONS: '0' })
  expect(readSettings('real', { VITE_EXTENSIONS: '1' })).toMatchObject({ VITE_MOCK: '', VITE_EXTENSIONS: '1' })
})

test('tests use the default settings, whatever the environment and .env say, and the browser that was chosen', () => {
  const env: Record<string, string> = { PORT: 'abc', VITE_COLOUR: 'blue', VITE_MOCK: '0', CHROMIUM_PATH: '/opt/chromium', HOME: '/root' }
  ignoreSettings(env)
  expect(env).toEqual({ CHROMIUM_PATH: '/opt/chromium', HOME: '/root', ENV_FILE: '' })

  const file = join(mkdtempSync(join(tmpdir(), 'samaki-settings-')), '.env')
  writeFileSync(file, 'PORT=5000\n')
  vi.stubEnv('ENV_FILE', file)
  expect(readSettings()['PORT']).toBe('5000')
  delete process.env['PORT']
  vi.stubEnv('ENV_FILE', '')
  expect(readSettings()).toMatchObject({ PORT: defaultSettings.PORT })
})
