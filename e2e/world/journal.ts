import type { Control } from './control.ts'

export interface JournalEntry {
  readonly seq: number
  readonly at: string
  readonly kind: string
  readonly text?: string
  readonly path?: string
  readonly [fact: string]: unknown
}
export type JournalFilter = Partial<Record<'kind' | 'phone' | 'reference' | 'path' | 'after' | 'limit', string | number>>
export const readJournal = (control: Control, filter: JournalFilter = {}): Promise<JournalEntry[]> =>
  control.get(`/journal?${query(filter)}`)

export async function countJournal(control: Control, filter: JournalFilter = {}): Promise<number> {
  return (await control.get<{ count: number }>(`/journal/count?${query(filter)}`)).count
}

function query(filter: JournalFilter): string {
  return new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString()
}
