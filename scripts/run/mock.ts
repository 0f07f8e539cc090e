import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'

const CLI = resolve(import.meta.dirname, '../../mock-server/src/cli.ts')

interface Options {
  /** Flags of node itself. */
  readonly node?: readonly string[]
  readonly stdio?: StdioOptions
  /** What control calls need. A test needs none, whatever the environment says. */
  readonly token?: string | undefined
}

/** The mock as a child that ends with us. */
export function runMock(flags: readonly string[], { node = [], stdio = 'inherit', token = '' }: Options = {}): ChildProcess {
  const child = spawn(process.execPath, [...node, CLI, ...flags], { stdio, env: { ...process.env, MOCK_TOKEN: token } })
  const listeners = { SIGINT: () => child.kill('SIGINT'), SIGTERM: () => child.kill('SIGTERM'), exit: () => child.kill() }
  for (const [event, listener] of Object.entries(listeners)) process.once(event, listener)
  // A child that has ended leaves nothing behind: a measurement starts a dozen, one after another.
  child.once('exit', () => {
    for (const [event, listener] of Object.entries(listeners)) process.off(event, listener)
  })
  return child
}

/** Resolves with the address of the line `listening http://…`; throws what the mock said if it ends before. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = ''
    const read = (data: Buffer) => {
      said += data.toString()
      const found = /listening (http:\/\/\S+)\s/.exec(said)?.[1]
      if (found) done(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`the mock ended with ${code}:\n${said}`)))
  })
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Does anything listen there? */
export function isUp(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const say = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.once('connect', () => say(true)).once('error', () => say(false))
  })
}
