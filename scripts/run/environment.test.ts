import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { stepEnvironment, switchesIn } from './steps.ts'

const ofMachine = {
  PATH: '/usr/bin',
  HOME: tmpdir(),
  TZ: 'Asia/Kathmandu',
  LANG: 'tr_TR.UTF-8',
  LC_NUMERIC: 'ar_EG.UTF-8',
  NODE_ENV: 'production',
  NODE_OPTIONS: '--require /nowhere.js',
  FORCE_COLOR: '3',
  NO_COLOR: '1',
  CI: '1',
  DEBUG: '*',
  PORT: '5000',
  VITE_API_HOST: 'https://api.example.com',
  http_proxy: 'http://127.0.0.1:9',
  npm_config_loglevel: 'silent',
  SEED: '7',
}

test('a step gets no setting, time zone, locale or option of the machine', () => {
  const { PATH, TMPDIR, ...rest } = stepEnvironment(ofMachine)
  expect(PATH).toMatch(/node_modules\/\.bin:\/usr\/bin$/)
  expect(TMPDIR).toBe(tmpdir())
  expect(rest).toEqual({ HOME: tmpdir(), TZ: 'UTC', LC_ALL: 'C.UTF-8', ENV_FILE: '' })
})

test('a step keeps the variables that choose the browser or slow it down', () => {
  const switches = { CHROMIUM_PATH: '/opt/chromium', E2E_SLOWDOWN: '5' }
  expect(stepEnvironment({ ...ofMachine, ...switches })).toMatchObject(switches)
  expect(switchesIn({ ...ofMachine, ...switches, E2E_LATE: '' })).toEqual(switches)
})

test('a step gets a home folder of the project if the one of the user cannot be written', () => {
  for (const HOME of ['/proc/nowhere', '/dev/null', '/dev/null/home', undefined])
    expect(stepEnvironment({ ...ofMachine, HOME })['HOME']).toMatch(/\.cache\/home$/)
})

test('a step uses /tmp if TMPDIR names no folder that can be written', () => {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = '/proc/nowhere'
  const { TMPDIR } = stepEnvironment(ofMachine)
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  expect(TMPDIR).toBeUndefined()
})
