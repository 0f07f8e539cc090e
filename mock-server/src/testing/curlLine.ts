/** The request of a curl command. Supports only the options that docs/testing.md uses. */
export interface CurlRequest {
  readonly method: string
  /** With the scheme http by default, as in curl. */
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

/** Parses a curl command; `$NAME` in double quotes is replaced from `env`. An unknown option throws. */
export function readCurl(line: string, env: Readonly<Record<string, string>> = {}): CurlRequest {
  const [command, ...words] = wordsOf(line, env)
  if (command !== 'curl') throw new Error(`not a line of curl: ${line}`)
  const headers: Record<string, string> = {}
  let [method, url, body] = ['', '', '']
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (!word.startsWith('-')) {
      if (url !== '') throw new Error(`a second address in a line of curl: ${word}`)
      url = /^https?:/.test(word) ? word : `http://${word}`
      continue
    }
    const argument = words.shift() ?? ''
    switch (word) {
      case '-X':
        method = argument
        break
      case '-o':
        break
      case '-H': {
        const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(argument) ?? []
        headers[name] = value
        break
      }
      case '--json':
        body = argument
        headers['content-type'] = 'application/json'
        break
      default:
        throw new Error(`unknown in a line of curl: ${word}`)
    }
  }
  return { method: method || (body ? 'POST' : 'GET'), url, headers, ...(body && { body }) }
}

/** Splits a line into words as a shell does. */
function wordsOf(line: string, env: Readonly<Record<string, string>>): string[] {
  const filled = (text: string) =>
    text.replace(/\$(\w+)/g, (_, name: string) => {
      const value = env[name]
      if (value === undefined) throw new Error(`$${name} is not set`)
      return value
    })
  return [...line.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)].map(([, single, double, bare]) => single ?? filled(double ?? bare ?? ''))
}
