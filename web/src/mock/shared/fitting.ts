import { type ScenarioRow } from '#contract/control/scenarios.ts'
import { searchFor } from '#contract/rules/searchKey.ts'

/** Every word of the search must be in number, name or text of a scenario. */
export function fitting(rows: readonly ScenarioRow[], search: string): readonly ScenarioRow[] {
  const isFound = searchFor(search)
  return rows.filter(({ id, name, about, server, test, number }) => {
    const texts = [id, name, about, server, test, number].map(String)
    return isFound({ texts })
  })
}
