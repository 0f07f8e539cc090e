import { enableCompileCache } from 'node:module'
import { errorText } from './errorText.ts'
import { help, readFlags } from './flags.ts'

// Enable the compile cache before large imports, so that the server is ready in well under a second (PERF-019).
enableCompileCache()

if (import.meta.main) await runCli(process.argv.slice(2))

/** Starts the server with the flags of a command line and prints the banner; exits if a flag is invalid (QA-045). */
export async function runCli(args: readonly string[]): Promise<void> {
  const flags = readFlags(args, process.env)
  if ('problem' in flags) {
    console.error(`${flags.problem}\n\n${help}`)
    process.exit(2)
  }
  if (flags.help) {
    console.log(help)
    return
  }
  const fail = (error: unknown): never => {
    console.error(errorText(error))
    process.exit(1)
  }
  const starting = import('./server.ts').then(({ serve }) => serve(flags))
  // Listen for signals before the banner is printed, so that a signal during the start also stops the server cleanly (QA-046).
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void starting.then((server) => server.close()).then(() => process.exit(0), fail))
  const server = await starting.catch(fail)
  const { banner } = await import('./banner.ts')
  console.log(banner({ ...server, hasShop: flags.web !== undefined }))
}
