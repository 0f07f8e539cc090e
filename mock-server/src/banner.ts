import type { Account } from '#contract/control/people.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { bestKnown, magicNumber } from '#fixtures/scenarios/catalogue.ts'

/** The accounts in the banner, one per role. With a seed file, they are the first of the file. The console lists all. */
const SHOWN = ['asha', 'mwanaidi', 'hamisi']

export interface Started {
  readonly url: string
  readonly network: readonly string[]
  readonly token: string | undefined
  readonly hasShop: boolean
  readonly accounts: readonly Account[]
}

/** Returns the text printed when the server is ready: links, accounts and payment numbers. It fits 24 lines of 80 columns. */
export function banner(started: Started): string {
  const { url, hasShop, accounts } = started
  const known = accounts.filter(({ key }) => SHOWN.includes(key))
  const shown = known.length > 0 ? known : accounts.slice(0, SHOWN.length)
  const people = shown.map(({ phone, name, roles }) => `  ${phone}  ${name.padEnd(15)} ${roles.at(-1)}`)
  const numbers = bestKnown.map(({ id, name }) => `  ${groupPhone(magicNumber(id))}  ${name}`)
  return [
    `listening ${url}`,
    '',
    ...links(started, shown[0]?.phone.slice(1) ?? ''),
    '',
    'Test accounts (the code of a sign-in comes to the handset of the number):',
    ...people,
    '',
    'Payment numbers which run a scenario; any other asks on its handset:',
    ...numbers,
    `All of them: ${hasShop ? `${url}/__mock and ` : ''}docs/scenarios.md`,
  ].join('\n')
}

/** Returns the links. A browser that opens a link with the token stores it, so the other links need no token. */
function links({ url, network: [first], token, hasShop }: Started, phone: string): string[] {
  const by = token === undefined ? '' : `?token=${token}`
  const network = first === undefined ? [] : [`Network  ${first}${hasShop ? `/__mock${by}` : ''}`]
  const pages = [`Shop     ${url}/chat`, `Handset  ${url}/__mock/phone/${phone}  its codes; PIN 1234`, `Console  ${url}/__mock${by}`]
  return [
    ...(hasShop ? pages : [`Codes    ${url}/__mock/api/phones/${phone}/messages`]),
    ...network,
    `API      ${url}/__mock/docs`,
    ...(token === undefined ? [] : [`Token    ${token}  ${hasShop ? 'open a link with it once in each browser' : 'header x-mock-token'}`]),
  ]
}
