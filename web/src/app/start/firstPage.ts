import { matchRoutes } from 'react-router-dom'
import { readToken } from '#web/api/token.ts'
import { areaOf } from '#web/features/session/area.ts'
import { RequireUser } from '../guards/RequireUser.tsx'
import type { Page } from '../page.ts'
import { areaPages, routes } from '../routes.tsx'

/** Loads the page of a URL before the first render; meanwhile the frame from the HTML stays on screen. */
export async function loadFirstPage(pathname: string): Promise<void> {
  const area = areaOf(pathname)
  const shown = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.Component)
  if ((area || shown.includes(RequireUser)) && readToken() === null) return
  try {
    const page = area ? areaPages[area] : (shown.at(-1) as Partial<Page> | null | undefined)
    await page?.load?.()
  } catch {
    // The page loads again when it is rendered, and then shows its error.
  }
}
