import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm runs this after each installation. If the Node at hand is too old, it fetches the packaged one into `.cache` and puts it into
// `node_modules/.bin`, where every npm script finds it first. The file is plain JavaScript, because an old Node cannot read TypeScript.
const HERE = dirname(fileURLToPath(import.meta.url))
const ROOT = resolve(HERE, '../..')
const { engines } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8'))
const needed = engines.node.replace('>=', '')
const atHand = process.versions.node

if (isOlder(atHand, needed)) bringNode()

function bringNode() {
  const name = `node-${process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(resolve(HERE, 'package.json'), 'utf8'))
  const version = optionalDependencies[name]
  if (!version) stop(`Node ${atHand} is too old: Samaki needs ${needed} or later. Please install it.`)
  const folder = resolve(ROOT, `.cache/node-${version}`)
  const node = resolve(folder, 'node_modules', name, 'bin/node')
  if (!existsSync(node)) fetchInto(folder, version)
  if (!existsSync(node)) stop(`Node ${version} could not be fetched from the npm registry. Please install Node ${needed} or later.`)
  const link = resolve(ROOT, 'node_modules/.bin/node')
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(link), node), link)
}

function fetchInto(folder, version) {
  console.log(`Node ${atHand} is too old for Samaki, so Node ${version} is fetched into .cache (50 MB). Your own Node stays as it is.`)
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(resolve(HERE, file), resolve(folder, file))
  spawnSync('npm', ['ci', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function isOlder(version, than) {
  const [major, minor] = version.split('.').map(Number)
  const [neededMajor, neededMinor] = than.split('.').map(Number)
  return major < neededMajor || (major === neededMajor && minor < neededMinor)
}

function stop(why) {
  console.error(why)
  process.exit(1)
}
