import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { resolve } from 'node:path'

const CLI = resolve(import.meta.dirname, '../../mock-server/src/cli.ts')

interface Options {
  /** Flags for node itself. */
  readonly node?: readonly string[]
  readonly stdio?: StdioOptions
  /** The token for control calls. The default is none, so that tests ignore MOCK_TOKEN. */
  readonly token?: string | undefined
}

/** Starts the mock as a child process, which ends when this process ends. */
export function runMock(flags: readonly string[], { node = [], stdio = 'inherit', token = '' }: Options = {}): ChildProcess {
  const child = spawn(process.execPath, [...node, CLI, ...flags], { stdio, env: { ...process.env, MOCK_TOKEN: token } })
  const listeners = { SIGINT: () => child.kill('SIGINT'), SIGTERM: () => child.kill('SIGTERM'), exit: () => child.kill() }
  for (const [event, listener] of Object.entries(listeners)) process.once(event, listener)
  // Remove the listeners, because a measurement starts a dozen mocks one after another.
  child.once('exit', () => {
    for (const [event, listener] of Object.entries(listeners)) process.off(event, listener)
  })
  return child
}

/** Resolves with the URL that the mock prints as `listening http://…`. Throws the mock's output if it exits before. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = ''
    const read = (data: Buffer) => {
      output += data.toString()
      const found = /listening (http:\/\/\S+)\s/.exec(output)?.[1]
      if (found) done(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`the mock ended with ${code}:\n${output}`)))
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

/** Resolves whether any process listens on a port. */
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
