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
  const fail = (error: unknown) => {
    console.error(errorText(error))
    process.exit(1)
  }
  const starting = import('./server.ts').then(({ serve }) => serve(flags))
  // Before it says that it is ready: a signal that comes while it starts ends it in good order too (QA-046).
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void starting.then((server) => server.close()).then(() => process.exit(0), fail))
  const server = await starting.catch(fail)
  const { banner } = await import('./banner.ts')
  console.log(banner(server.url))
}
