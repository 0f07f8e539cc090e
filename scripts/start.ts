import { parseArgs } from 'node:util'
import { inputsHash, isBuilt } from './build/buildStamp.ts'
import { readSettings } from './build/settings.ts'
import { buildWeb, stopWithMessage, WEB } from './build.ts'
import { isUp, runMock } from './run/mock.ts'

// `npm start`: the built web app and the mock on one origin. Every flag after `--` goes to the mock and wins over PORT.
try {
  const { PORT } = readSettings()
  const flags = process.argv.slice(2)
  const { values } = parseArgs({
    args: flags,
    options: { port: { type: 'string', default: PORT }, help: { type: 'boolean' } },
    strict: false,
  })
  const port = Number(values.port)
  if (!values.help) {
    // Said before the build, not after it.
    if (port > 0 && (await isUp(port))) throw new Error(`Port ${port} is busy. Choose another with --port or PORT.`)
    if (!isBuilt(WEB, inputsHash('production'))) {
      console.log('Building the web app …')
      await buildWeb()
    }
  }
  runMock(['--port', PORT, '--web', WEB, ...flags]).on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  stopWithMessage(error)
}
