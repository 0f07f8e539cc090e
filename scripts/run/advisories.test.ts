import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { severeIn } from './advisories.ts'

const read = (file: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')) as Record<string, unknown>
type Versions = Record<string, string>

test('[SEC-023] high and critical advisories are counted; if the registry does not respond, the result is unknown', () => {
  const report = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } })
  expect(severeIn(report({ low: 3, moderate: 2, high: 0, critical: 0 }))).toBe(0)
  expect(severeIn(report({ low: 0, high: 2, critical: 1 }))).toBe(3)
  for (const none of ['', 'npm error network', JSON.stringify({ message: '405 Method Not Allowed' })]) expect(severeIn(none)).toBeNull()
})

test('[SEC-023] all versions in package.json are exact and equal to those in the lock file', () => {
  const named = read('package.json')
  const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string; link?: boolean }> }
  const wanted = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries((named[kind] ?? {}) as Versions),
  )
  expect(wanted.length).toBeGreaterThan(30)
  for (const [name, version] of wanted) expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link)
  expect(locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? '')).map(([path]) => path)).toEqual([])
})
