import { type ScenarioRow } from '#contract/control/scenarios.ts'
import { rowMatcher } from '#contract/rules/searchKey.ts'

/** Returns the scenarios whose number, name or texts contain every search word. */
export function searchScenarios(rows: readonly ScenarioRow[], search: string): readonly ScenarioRow[] {
  const isFound = rowMatcher(search)
  return rows.filter(({ id, name, about, server, test, number }) => {
    const texts = [id, name, about, server, test, number].map(String)
    return isFound({ texts })
  })
}
