import { enableCompileCache } from 'node:module'
import { errorText } from './errorText.ts'
import { help, readFlags } from './flags.ts'

// Before anything large is imported: compiled once, the server is ready in well under a second (PERF-019).
enableCompileCache()

const flags = readFlags(process.argv.slice(2), process.env)
if ('problem' in flags) {
  console.error(`${flags.problem}\n\n${help}`)
  process.exit(2)
} else if (flags.help) {
  console.log(help)
} else {
  const { serve } = await import('./server.ts')
  const server = await serve(flags).catch((error: unknown) => {
    console.error(errorText(error))
    process.exit(1)
  })
  const { banner } = await import('./banner.ts')
  console.log(banner(server.url))
  const stop = () =>
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(errorText(error))
        process.exit(1)
      },
    )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}
