import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

export interface StaticHost {
  readonly port: number
  readonly stop: () => void
}

/** Starts a simple host of static files without an API. Paths without a dot get index.html. `root` is called at each request. */
export async function runStaticHost(root: () => string, headers: ReadonlyMap<string, string>): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const file = join(root(), extname(pathname) === '' ? 'index.html' : pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { ...Object.fromEntries(headers), 'content-type': TYPES[extname(file)] }).end(readFileSync(file))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
