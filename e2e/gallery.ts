import type { Page } from '@playwright/test'
import { test as cards, openScene, scenes } from './cardScenes.ts'
import { test } from './fixtures.ts'
import { pageStates } from './pageStates/pageStates.ts'
import { speakSwahili } from './pageStates/reach.ts'

const DIR = '.cache/gallery'
const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 }, desk: { width: 1280, height: 800 } }

for (const { name, reach } of pageStates) {
  test(name, async ({ page, context, world, visitor }) => {
    await reach({ page, context, world, visitor })
    await takePictures(page, name)
  })
}

for (const scene of Object.values(scenes).flat()) {
  cards(`cards-${scene}`, async ({ page }) => {
    await openScene(page, scene)
    await takePictures(page, `cards-${scene}`)
  })
}

async function takePictures(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
  })
  for (const language of ['en', 'sw']) {
    if (language === 'sw') await speakSwahili(page)
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${DIR}/${name}-${size}-${colorScheme}-${language}.png`, fullPage: true })
      }
    }
  }
}
