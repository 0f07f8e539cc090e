import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildWeb } from './build.ts'
import { inputsHash, isBuilt, WEB } from './build/buildStamp.ts'

// `npm run pack` makes the package for testers, `dist/samaki-<version>.tgz`: the built shop with handset and console, the mock, and the
// Playwright kit (docs/testing.md).
const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'dist/package')

/** The packages that the mock takes from npm, because they load files or native code at run time. Everything else is bundled. */
const INSTALLED = ['@fastify/cors', '@fastify/multipart', '@fastify/static', '@fastify/swagger', '@fastify/swagger-ui', 'fastify', 'sharp']

/** An older Node than `needed` cannot load the mock, so that it is imported last. */
const bin = (needed: string) => `#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

const [needed, atHand] = ['${needed}', process.versions.node].map((version) => version.split('.').map(Number))
if (atHand[0] < needed[0] || (atHand[0] === needed[0] && atHand[1] < needed[1])) {
  console.error(\`Samaki needs Node ${needed} or later. This is Node \${process.versions.node}.\`)
  process.exit(1)
}
const { runCli } = await import('../mock/dist/cli.js')
await runCli(['--web', fileURLToPath(new URL('../web', import.meta.url)), ...process.argv.slice(2)])
`

const readme = `# Samaki for testers

\`npx samaki --port 4173\` serves the shop with the mock of its API on one origin. \`import { expect, test } from 'samaki/playwright'\` gives each test a world of its own, with handset, clock, faults and outcome. \`npx samaki --help\` lists all flags.
`

/** Makes the package and returns the path of its file. */
export async function pack(): Promise<string> {
  if (!isBuilt(WEB, inputsHash('production'))) await buildWeb()
  rmSync(FOLDER, { recursive: true, force: true })
  await bundle('mock-server/src/cli.ts', 'mock/dist')
  await bundle('e2e/kit/samaki.ts', 'playwright')
  run('tsc', 'e2e/kit/samaki.ts', ...TYPES, '--outDir', join(FOLDER, 'playwright'))
  for (const folder of ['art', 'photos']) cpSync(join(ROOT, 'fixtures', folder), join(FOLDER, 'fixtures', folder), { recursive: true })
  cpSync(WEB, join(FOLDER, 'web'), { recursive: true, filter: isPacked })
  cpSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'))
  mkdirSync(join(FOLDER, 'bin'))
  const description = manifest()
  const texts = {
    'bin/samaki.js': bin(description.engines.node.replace('>=', '')),
    'README.md': readme,
    'package.json': `${JSON.stringify(description, null, 2)}\n`,
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(FOLDER, name), text)
  const [{ filename }] = JSON.parse(run('npm', 'pack', FOLDER, '--json', '--pack-destination', join(ROOT, 'dist'))) as [
    { filename: string },
  ]
  return join(ROOT, 'dist', filename)
}

/** Returns whether a file of the built shop is in the package: no `.gz`, and no `.br` so small that it only takes another block of the disk. */
const isPacked = (file: string): boolean => !/\.vite$|\.gz$/.test(file) && !(file.endsWith('.br') && statSync(file).size < 4_096)

const TYPES = [
  '--ignoreConfig',
  '--declaration',
  '--emitDeclarationOnly',
  '--skipLibCheck',
  '--types',
  'node',
  '--target',
  'esnext',
  '--module',
  'nodenext',
]

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly description: string
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
}

function manifest() {
  const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest
  const { name, version, license, description, engines, dependencies } = ours
  return {
    name,
    version,
    license,
    description,
    type: 'module',
    engines,
    bin: { samaki: 'bin/samaki.js' },
    exports: { './playwright': { types: './playwright/samaki.d.ts', default: './playwright/samaki.js' } },
    dependencies: Object.fromEntries(INSTALLED.map((one) => [one, dependencies[one]])),
    peerDependencies: { '@playwright/test': '>=1.50' },
    peerDependenciesMeta: { '@playwright/test': { optional: true } },
  }
}

/** Bundles a file for Node into a folder of the package. */
async function bundle(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    envDir: false,
    logLevel: 'warn',
    plugins: [leftOut],
    ssr: { noExternal: true, external: [...INSTALLED, '@playwright/test'] },
    build: {
      ssr: join(ROOT, entry),
      outDir: join(FOLDER, folder),
      target: 'node22',
      copyPublicDir: false,
      // All in one folder, so that `fixtureFiles.ts` finds the fixtures from each.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

/** Replaces the libraries that @mswjs/data names and the mock does not use, as `leanData.ts` does for a mock that is not bundled. */
const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  resolveId: (id) => (/^(?:msw|graphql|date-fns)$|\/leanData\.ts$/.test(id) ? `\0left-out:${id}` : null),
  load: (id) => {
    if (!id.startsWith('\0left-out:')) return null
    return id.endsWith('.ts') ? 'export {}' : 'module.exports = new Proxy({}, { get: () => Object })'
  },
}

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]}: ${stderr || stdout}`)
  return stdout
}

if (import.meta.main) console.log(await pack())
