import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import type { Outcome } from './scenarios/buyer.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly expected: Outcome
  readonly seen: Outcome
}

/** Prints the expected and the actual result of each scenario at the end of a run (QA-015). */
export default class ScenarioReport implements Reporter {
  private readonly rows = new Map<string, { row: Row | null; passed: boolean; title: string }>()

  onTestEnd(test: TestCase, result: TestResult): void {
    const id = /^\[QA-015\] (\d{3})/.exec(test.title)?.[1]
    if (id === undefined) return
    const note = result.annotations.find(({ type }) => type === 'scenario')?.description
    const row = note === undefined ? null : (JSON.parse(note) as Row)
    this.rows.set(id, { row, passed: result.status === 'passed', title: test.title.replace(/^\[QA-015\] /, '') })
  }

  onEnd(): void {
    if (this.rows.size === 0) return
    const lines = [...this.rows].sort(([a], [b]) => a.localeCompare(b)).map(([, entry]) => lineOf(entry))
    const passed = [...this.rows.values()].filter((entry) => entry.passed).length
    const head = `${'scenario'.padEnd(WIDTH)} expected  seen   (orders/charges/unfinished)`
    console.log(['', head, ...lines, `${passed} of ${this.rows.size} scenarios as the catalogue says, without a violation`, ''].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}

const WIDTH = 44

function lineOf({ row, passed, title }: { row: Row | null; passed: boolean; title: string }): string {
  const figures = row ? `${shown(row.expected)}     ${shown(row.seen)}` : '           –    '
  return `${title.padEnd(WIDTH)} ${figures}  ${passed ? 'ok' : 'WRONG'}`
}

const shown = ({ orders, charges, unfinished }: Outcome): string => `${orders}/${charges}/${unfinished}`
