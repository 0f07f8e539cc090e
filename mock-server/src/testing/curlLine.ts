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
    if (word === '-X') method = words.shift() ?? ''
    else if (word === '-o') words.shift()
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(words.shift() ?? '') ?? []
      headers[name] = value
    } else if (word === '--json') {
      body = words.shift() ?? ''
      headers['content-type'] = 'application/json'
    } else if (word.startsWith('-') || url !== '') throw new Error(`unknown in a line of curl: ${word}`)
    else url = /^https?:/.test(word) ? word : `http://${word}`
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
