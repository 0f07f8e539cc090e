import { runStep } from './run/steps.ts'

/**
 * Takes a picture of every page in every state, size, theme and language, to be looked at: .cache/gallery. With `screenshots.ts` first it
 * takes the two of the manifest anew: web/public/screenshots. Further flags are Playwright's own.
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
