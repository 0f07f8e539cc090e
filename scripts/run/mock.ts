import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
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

/**
 * Resolves with the URL that the mock prints as `listening http://…`. Throws the mock's output if it exits before. The URL has the IP
 * address instead of `localhost`, which may lead to another server with the same port on ::1.
 */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = ''
    const read = (data: Buffer) => {
      output += data.toString()
      const found = /listening (http:\/\/\S+)\s/.exec(output)?.[1]
      if (found) done(found.replace('//localhost:', '//127.0.0.1:'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => fail(new Error(`the mock ended with ${code}:\n${output}`)))
  })
}

/** The system takes ports from 32768 for outgoing connections, also between the choice of a port here and its use. */
const FIRST_PORT = 20_000
const PORTS = 12_000

/** Returns a port on which no process listens, at any address of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    if ((await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'))) return port
  }
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer().once('error', () => done(false))
    server.listen(port, host, () => server.close(() => done(true)))
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
