import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../oxlint.config.ts'

type Plant = readonly [file: string, specifier: string, names?: string]

/** Forbidden imports, at least one for each rule: a file, and a module that it must not import. */
const forbidden: readonly Plant[] = [
  ['contract/planted.ts', 'react'],
  ['contract/planted.ts', '#fixtures/seed.ts'],
  ['contract/planted.ts', '#mock/world/clock.ts'],
  ['contract/planted.ts', '#web/api/time.ts'],
  ['fixtures/planted.ts', '#web/api/time.ts'],
  ['fixtures/planted.ts', '#mock/world/clock.ts'],
  ['fixtures/scenarios/planted.ts', '../../mock-server/src/world/clock.ts'],
  ['mock-server/src/planted.ts', '#web/api/time.ts'],
  ['mock-server/src/orders/planted.ts', '../../../web/src/api/time.ts'],
  ['mock-server/src/payments/planted.ts', '../orders/place.ts'],
  ['web/src/ui/planted.tsx', '#web/features/session/session.ts'],
  ['web/src/ui/planted.tsx', '#web/chat/kinds/card.ts'],
  ['web/src/ui/planted.tsx', '#web/pages/buyer/home/HomePage.tsx'],
  ['web/src/ui/planted.tsx', '#web/api/client.ts'],
  ['web/src/api/planted.ts', '#web/ui/Button.tsx'],
  ['web/src/api/planted.ts', '#web/features/session/session.ts'],
  ['web/src/api/planted.ts', '#web/chat/kinds/card.ts'],
  ['web/src/api/planted.ts', '#web/pages/buyer/home/HomePage.tsx'],
  ['web/src/api/planted.ts', '#mock/world/clock.ts'],
  ['web/src/features/session/planted.ts', '#web/features/payment/record/record.ts'],
  ['web/src/features/payment/planted.ts', '#web/features/cart/cartStore.ts'],
  ['web/src/features/payment/planted.tsx', '#web/features/orders/OrderPanel.tsx'],
  ['web/src/features/payment/planted.ts', '#web/features/orders/receipt/receiptFacts.ts'],
  ['web/src/features/payment/planted.ts', '../session/session.ts'],
  ['web/src/features/payment/deep/planted.ts', '../../session/session.ts'],
  ['web/src/features/payment/planted.ts', '#web/chat/kinds/card.ts'],
  ['web/src/features/payment/planted.ts', '#web/pages/buyer/home/HomePage.tsx'],
  ['web/src/features/payment/planted.ts', 'react-router-dom', 'useNavigate'],
  ['web/src/features/payment/planted.ts', '@chatscope/chat-ui-kit-react'],
  ['web/src/features/payment/planted.ts', '#fixtures/seed.ts'],
  ['web/src/chat/planted.ts', '#web/pages/buyer/home/HomePage.tsx'],
  ['web/src/chat/cards/planted.tsx', '@chatscope/chat-ui-kit-react'],
  ['web/src/chat/kinds/planted.ts', '../transcript/entry.ts'],
  ['web/src/chat/transcript/planted.ts', '#web/chat/guide/advance.ts'],
  ['web/src/chat/guide/signIn/planted.ts', '../../cards/registry.ts'],
  ['web/src/chat/cards/browse/planted.tsx', '../../lines/act.ts'],
  ['web/src/chat/lines/perform/planted.ts', '#web/chat/message/loadReply.ts'],
  ['web/src/chat/lines/orders/planted.ts', '#web/features/cart/cartStore.ts'],
  ['web/src/chat/lines/place/planted.ts', '#web/features/addresses/oneLine/addressDraft.ts'],
  ['web/src/chat/message/planted.ts', '../thread/Thread.tsx'],
  ['web/src/chat/thread/planted.tsx', '../Chat.tsx'],
  ['web/src/chat/guide/back/planted.ts', '../../requestedCard.ts'],
  ['web/src/pages/buyer/planted.tsx', '#web/chat/kinds/card.ts'],
  ['web/src/pages/buyer/planted.tsx', '@chatscope/chat-ui-kit-react'],
  ['web/src/app/planted.ts', '#mock/world/clock.ts'],
  ['web/src/mock/planted.ts', '#web/features/session/session.ts'],
  ['web/src/chat/message/planted.ts', '#tools/understand/tableText.ts'],
  ['web/src/chat/lines/lexicon/words/planted.ts', '#tools/understand/corpus/corpus.ts'],
  ['web/src/features/payment/planted.ts', '#tools/understand/corpus/corpus.ts'],
  ['web/src/api/planted.ts', '#contract/control/clock.ts'],
  ['web/src/features/payment/planted.ts', '#contract/control/phones.ts'],
  ['web/src/chat/thread/planted.tsx', '#contract/control/phones.ts'],
  ['web/src/app/planted.ts', '#contract/control/calls.ts'],
  ['e2e/planted.ts', '#web/api/time.ts'],
  ['e2e/journeys/planted.ts', '#mock/world/clock.ts'],
  ['e2e/journeys/planted.ts', '../../web/src/api/time.ts'],
  ['e2e/kit/planted.ts', '#contract/rules/money.ts'],
  ['e2e/kit/planted.ts', '../world/world.ts'],
  ['e2e/kit/planted.ts', 'zod/mini'],
  ['e2e/kit/planted.ts', 'vitest'],
]

/** Allowed imports from the same files. */
const allowed: readonly Plant[] = [
  ['contract/allowed.ts', 'zod/mini'],
  ['fixtures/allowed.ts', '#contract/rules/money.ts'],
  ['mock-server/src/allowed.ts', '#fixtures/seed.ts'],
  ['mock-server/src/payments/allowed.ts', '../orders/purchase.ts'],
  ['web/src/ui/allowed.tsx', '#contract/rules/money.ts'],
  ['web/src/ui/allowed.tsx', '#web/i18n/texts.ts'],
  ['web/src/ui/allowed.tsx', '#web/api/time.ts'],
  ['web/src/features/payment/allowed.ts', '#web/features/session/session.ts'],
  ['web/src/features/payment/allowed.ts', '#web/features/orders/orders.ts'],
  ['web/src/features/payment/allowed.ts', '#web/paths.ts'],
  ['web/src/features/payment/deep/allowed.ts', '../record.ts'],
  ['web/src/features/payment/allowed.ts', 'react-router-dom', 'Link'],
  ['web/src/chat/allowed.ts', '#web/features/payment/record/record.ts'],
  ['web/src/chat/thread/allowed.tsx', '@chatscope/chat-ui-kit-react'],
  ['web/src/chat/thread/allowed.tsx', '../kinds/card.ts'],
  ['web/src/chat/guide/back/allowed.ts', '../say.ts'],
  ['web/src/chat/lines/orders/allowed.ts', '#web/features/orders/orders.ts'],
  ['web/src/chat/lines/place/allowed.ts', '#web/features/addresses/oneLine/readAddressLine.ts'],
  ['web/src/chat/lines/perform/allowed.ts', '#web/chat/cards/orders/askCancel.ts'],
  ['web/src/chat/lines/lexicon/words/allowed.ts', '#tools/understand/tableText.ts'],
  ['web/src/pages/buyer/allowed.tsx', '#web/features/payment/record/record.ts'],
  ['web/src/app/allowed.ts', '#web/chat/kinds/card.ts'],
  ['web/src/mock/allowed.ts', '#contract/control/clock.ts'],
  ['web/src/mock-link/allowed.ts', '#contract/control/clock.ts'],
  ['e2e/journeys/allowed.ts', '#contract/rules/money.ts'],
  ['e2e/world/allowed.ts', '#contract/control/clock.ts'],
  ['e2e/kit/allowed.ts', '@playwright/test'],
  ['e2e/kit/allowed.ts', './samaki.ts'],
]

let root = ''
let refused: ReadonlySet<string>

// Lints all imports in one run, each in a file of its own.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'planted-'))
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config))
  for (const row of [...forbidden, ...allowed]) plant(...row)
  const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['-f', 'json', '.'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: { code: string; filename: string }[] }
  refused = new Set(diagnostics.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

for (const row of forbidden)
  test(`[DX-005] ${row[0]} may not import ${row.slice(1).join(' ')}`, () => expect(refused).toContain(nameOf(...row)))

for (const row of allowed)
  test(`[DX-005] ${row[0]} may import ${row.slice(1).join(' ')}`, () => expect(refused).not.toContain(nameOf(...row)))

function plant(file: string, specifier: string, names?: string): void {
  const path = join(root, nameOf(file, specifier, names))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { ${names ?? 'one'} as used } from '${specifier}'\nconsole.info(used)\n`)
}

function nameOf(file: string, specifier: string, names = ''): string {
  return file.replace(/(\.tsx?)$/, `-${`${specifier}${names}`.replace(/\W+/g, '-')}$1`)
}
