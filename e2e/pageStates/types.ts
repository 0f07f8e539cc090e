import type { BrowserContext, Page } from '@playwright/test'
import type { World } from '../world/world.ts'

export interface TestFixtures {
  readonly page: Page
  readonly context: BrowserContext
  readonly world: World
  readonly visitor: () => Promise<Page>
}

/** A state of a page. `reach` brings the page into this state, in English. */
export interface PageState {
  readonly name: string
  readonly reach: (fixtures: TestFixtures) => Promise<unknown> | void
  readonly isLoading?: true
}
