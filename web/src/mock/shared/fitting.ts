import { type ScenarioRow } from '#contract/control/scenarios.ts'

/** Every word of the search must be in number, name or text of a scenario. */
export function fitting(rows: readonly ScenarioRow[], search: string): readonly ScenarioRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = [row.id, row.name, row.server, row.test, row.number].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
