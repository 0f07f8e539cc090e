import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { cannotUse } from './stateFile.ts'

/** The longest path of a socket that all systems accept, in bytes. */
const LONGEST_SOCKET_PATH = 100

/**
 * Locks the state file for this server; returns a function that unlocks it. Throws if another server has the lock (QA-048). The lock is
 * a socket that this process listens on: the system closes it with the process, so a killed server does not keep its lock.
 */
export async function lockState(file: string): Promise<() => Promise<void>> {
  for (const path of lockPaths(file)) {
    try {
      const server = (await listen(path)) ?? (await replaceStale(path))
      if (!server) throw cannotUse(file, new Error('another server is using it'))
      return () => new Promise((done) => server.close(() => done()))
    } catch (error) {
      // Some folders of containers and networks cannot hold a socket. Then the next path is used.
      if ((error as { code?: string }).code === undefined) throw error
    }
  }
  throw cannotUse(file, new Error('it cannot be locked'))
}

/** Returns where the socket can be: beside the file, so that containers which share its folder find it, else in the folder for temporary files. */
function lockPaths(file: string): string[] {
  const whole = realPath(file)
  const beside = `${whole}.lock`
  const name = `samaki-${createHash('sha256').update(whole).digest('hex').slice(0, 16)}.lock`
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`]
  return [...(Buffer.byteLength(beside) <= LONGEST_SOCKET_PATH ? [beside] : []), join(tmpdir(), name)]
}

/** Returns the path without symbolic links, so that every spelling of a path leads to the same lock. The file itself may not exist yet. */
function realPath(file: string): string {
  if (existsSync(file)) return realpathSync(file)
  const folder = resolve(dirname(file))
  return join(existsSync(folder) ? realpathSync(folder) : folder, basename(file))
}

/** Listens on a socket; resolves to null if the path is taken. */
const listen = (path: string): Promise<Server | null> =>
  new Promise((done, fail) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', (error: { code?: string }) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)))
    server.listen(path, () => done(server.unref()))
  })

/** Replaces the socket of a killed server; resolves to null if a running server has it, or was faster. */
async function replaceStale(path: string): Promise<Server | null> {
  if (await isUsed(path)) return null
  const aside = `${path}.${randomUUID().slice(0, 8)}`
  try {
    renameSync(path, aside)
  } catch {
    // Another server that is starting has moved the stale socket away.
    return listen(path)
  }
  // Look again, because a faster server may have replaced the stale socket just before it was moved.
  if (await isUsed(aside)) {
    renameSync(aside, path)
    return null
  }
  rmSync(aside)
  return listen(path)
}

/** Returns whether a process listens on a path, or something other than a socket is there. */
const isUsed = (path: string): Promise<boolean> =>
  new Promise((done) => {
    if (existsSync(path) && !lstatSync(path).isSocket()) return done(true)
    const call = connect(path, () => done(call.destroy() !== null))
    call.once('error', ({ code }: { code?: string }) => done(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })
