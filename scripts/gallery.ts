import { runStep } from './run/steps.ts'

/**
 * Saves a screenshot of every page in every state, size, theme and language in .cache/gallery. With `screenshots.ts` as the first
 * argument, it updates the manifest's two screenshots in web/public/screenshots instead. Other flags are passed to Playwright.
 */
const [first = '', ...flags] = process.argv.slice(2)
const isFile = first.endsWith('.ts')
const { failed } = runStep({
  name: 'gallery',
  command: ['playwright', 'test', '--reporter=line', ...(isFile ? flags : process.argv.slice(2))],
  env: { PICTURES: isFile ? first : 'gallery.ts' },
  report: '.cache/reports/gallery.json',
})
process.exitCode = failed > 0 ? 1 : 0
