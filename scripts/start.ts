import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { inputsHash, isBuilt, WEB } from './build/buildStamp.ts'
import { readSettings, stopOnWrongSettings } from './build/settings.ts'
import { isUp } from './run/mock.ts'

// `npm start` serves the built web app and the mock on one origin. Flags after `--` are passed to the mock and override PORT.
// This process becomes the mock. The build runs in a child process, so that the bundler's memory (700 MB) is freed.
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
    // Check the port before the build, which takes a while.
    if (port > 0 && (await isUp(port))) stop(`Port ${port} is busy. Choose another with --port or PORT.`)
    if (!isBuilt(WEB, inputsHash('production'))) {
      console.log('Building the web app …')
      const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
      // The build has already printed the error.
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
