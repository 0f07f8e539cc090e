import { runStep } from './run/steps.ts'

/** A picture of every page in every state, size, theme and language, to be looked at: .cache/gallery. Flags are Playwright's own. */
const { failed } = runStep({
  name: 'gallery',
  command: ['playwright', 'test', '--reporter=line', ...process.argv.slice(2)],
  env: { GALLERY: '1' },
  report: '.cache/reports/gallery.json',
})
process.exitCode = failed > 0 ? 1 : 0
