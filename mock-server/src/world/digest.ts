import { createHash } from 'node:crypto'
import { collectionNames } from '#contract/control/db.ts'
import type { World } from './world.ts'

/** Returns a hash of records, money and messages that does not depend on their order (QA-006). One-time codes are left out. */
export function digestOf(world: World): string {
  const records = collectionNames.flatMap((name) => world.db[name].list().map((record) => `${name} ${stableJson(record)}`))
  const messages = world.inbox.all().map(({ to, from, text, code }) => `message ${to} ${from} ${code ? text.replaceAll(code, '') : text}`)
  const hash = createHash('sha256')
  for (const line of [...records, ...messages, `money ${stableJson(world.money.saved())}`].sort()) hash.update(`${line}\n`)
  return hash.digest('hex')
}

const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
