import { globSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/** The code that handles money, by group. Texts, read-only code and screens are left out, because other tests cover them. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract/rules/{money,phone}.ts'],
  payment: ['web/src/features/payment/*.ts', 'web/src/features/payment/{record,device,runner}/*.ts'],
  guide: [
    'web/src/chat/guide/{addCommands,advance,commands,confirmReview,facts,facts/factsOf}.ts',
    'web/src/chat/transcript/{append,openQuestion,runs,transcript}.ts',
    'web/src/chat/guide/journeys/*.ts',
  ],
  mock: ['mock-server/src/{ledger,orders,payments}/*.ts'],
}

const LEFT_OUT: readonly string[] = [
  '**/*.test.ts',
  '**/*Texts.ts',
  // Hooks and browser events are tested by the journeys in e2e/.
  'web/src/features/payment/{usePayment,threadOnScreen,runner/onReturn}.ts',
]

/** Returns the files to mutate with their group. `only` limits them to some paths or groups; a file outside all groups gets the group `given`. */
export function targets(only: readonly string[]): Map<string, string> {
  const all = new Map<string, string>()
  for (const [group, globs] of Object.entries(TARGETS)) {
    for (const path of globSync([...globs], { cwd: ROOT, exclude: [...LEFT_OUT] }).toSorted()) all.set(path, group)
  }
  if (only.length === 0) return all
  return new Map(only.flatMap((path) => chosen(path, all)))
}

function chosen(path: string, all: ReadonlyMap<string, string>): [path: string, group: string][] {
  const within = [...all].filter(([target, group]) => target.startsWith(path) || group === path)
  if (within.length > 0) return within
  return globSync(path, { cwd: ROOT }).map((file) => [file, 'given'])
}
