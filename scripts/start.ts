import { buildWeb, stopWithMessage, WEB } from './build.ts'
import { runMock } from './mock.ts'
import { readSettings } from './settings.ts'

// `npm start`: the built web app and the mock on one origin. Every flag after `--` goes to the mock and wins over PORT.
try {
  const { PORT } = readSettings()
  const asked = process.argv.slice(2)
  const isHelp = asked.includes('--help')
  if (!isHelp) await buildWeb()
  const child = runMock(['--port', PORT, '--web', WEB, ...asked])
  child.on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  stopWithMessage(error)
}
