import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inputsHash, isBuilt, WEB } from './build/buildStamp.ts'
import { readSettings, stopOnWrongSettings } from './build/settings.ts'
import { isUp } from './run/mock.ts'

// `npm start`: the built web app and the mock on one origin. Every flag after `--` goes to the mock and wins over PORT.
// This process becomes the mock. The build has a process of its own: what the bundler needs (700 MB) is given back when it ends.
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
    if (port > 0 && (await isUp(port))) stop(`Port ${port} is busy. Choose another with --port or PORT.`)
    if (!isBuilt(WEB, inputsHash('production'))) {
      console.log('Building the web app …')
      const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
      // The build has said why.
      if (status !== 0) process.exit(1)
    }
  }
  const { runCli } = await import('#mock/cli.ts')
  await runCli(['--port', PORT, '--web', WEB, ...flags])
} catch (error) {
  stopOnWrongSettings(error)
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
