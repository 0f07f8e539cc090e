import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, isUp } from './mock.ts'

const DEPLOY = resolve(import.meta.dirname, '../../deploy')
const START_WITHIN = 10_000
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export const nginxConf = (): string => readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')

/** Returns the headers that deploy/headers.conf sets on the shop's files. `values` are the values of its variables. */
export function headersOfFiles(values: Readonly<Record<string, string>>): Map<string, string> {
  const lines = readFileSync(join(DEPLOY, 'headers.conf'), 'utf8').matchAll(/^add_header (\S+) (?:"([^"]*)"|(\S+?))(?: always)?;$/gm)
  const known = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? '')
  return new Map([...lines].map(([, name = '', quoted, plain = '']) => [name.toLowerCase(), known(quoted ?? plain)]))
}

/** Returns which scripts and styles deploy/nginx.conf allows in the headers of a file. It leaves those of a page to the page itself. */
export function codeOf(url: string): string {
  const [, other = '', pages = '', ofPages] =
    /map \$uri \$code \{\s+default\s+"([^"]*)";\s+~(\S+)\s+"([^"]*)";\s+\}/.exec(nginxConf()) ?? []
  if (ofPages === undefined) throw new Error('deploy/nginx.conf should map $uri to $code')
  return new RegExp(pages).test(url) ? ofPages : other
}

/** Returns why our configuration can't run on this machine, or null if it can. */
export function whyNoNginx(): string | null {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed'
  const module = /^load_module (.+);$/m.exec(nginxConf())?.[1] ?? ''
  return existsSync(module) ? null : 'nginx has no brotli_static module (Debian: libnginx-mod-http-brotli-static)'
}

export interface Nginx {
  readonly port: number
  readonly stop: () => void
}

/** Runs nginx with deploy/nginx.conf on the files in `root` and the API at `api`. Only machine-specific lines are changed. */
export async function runNginx(root: string, api: string): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'samaki-nginx-'))
  const port = await freePort()
  const ofMachine = {
    '/run/nginx.pid': join(home, 'pid'),
    '/dev/stdout': join(home, 'access.log'),
    'server api:4173;': `server ${new URL(api).host};`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /srv/samaki;': `root ${root};`,
    'http {\n': ['http {', ...TEMPORARY.map((kind) => `${kind}_temp_path ${join(home, kind)};`), ''].join('\n'),
  }
  const conf = Object.entries(ofMachine).reduce((text, [from, to]) => replaceOnce(text, from, to), nginxConf())
  writeFileSync(join(home, 'nginx.conf'), conf)
  writeFileSync(join(home, 'headers.conf'), readFileSync(join(DEPLOY, 'headers.conf')))
  // If started as root, nginx runs its workers as another user, who may not be allowed to read the checkout.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf'), '-g', `daemon off;${user}`], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => {
    child.kill('SIGTERM')
    rmSync(home, { recursive: true, force: true })
  }
  await untilUp(child, port).catch((error: unknown) => {
    stop()
    throw error
  })
  return { port, stop }
}

function replaceOnce(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`deploy/nginx.conf should have "${from.trim()}" once`)
  return text.replace(from, () => to)
}

async function untilUp(child: ChildProcess, port: number): Promise<void> {
  let output = ''
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()))
  for (const end = performance.now() + START_WITHIN; !(await isUp(port)); await wait(20))
    if (child.exitCode !== null || performance.now() > end) throw new Error(`nginx does not start:\n${output}`)
}
