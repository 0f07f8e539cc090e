import { TOKEN_QUERY } from '#contract/control/controlCall.ts'
import { WORLD_NAME } from '#contract/control/worlds.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'

export type Address = { page: 'console' } | { page: 'handset'; phones: readonly string[]; wrong: string | null }

const PHONE = '/__mock/phone'

/** Parses `/__mock/phone/{msisdn}`; `?beside=` adds phones side by side (QA-020). Any other URL is the console. */
export function readAddress(pathname: string, search: string): Address {
  if (pathname !== PHONE && !pathname.startsWith(`${PHONE}/`)) return { page: 'console' }
  const first = decode(pathname.slice(PHONE.length + 1).replace(/\/$/, ''))
  const requested = [first, ...(new URLSearchParams(search).get('beside') ?? '').split(',')].filter((phone) => phone !== '')
  const phones = [...new Set(requested.filter(isPhone).map(normalPhone))]
  return { page: 'handset', phones, wrong: requested.find((phone) => !isPhone(phone)) ?? null }
}

export const consolePath = '/__mock'

/** Returns a URL that moves the browser into a world, signs it in with the token, and opens the shop. */
export const enterPath = (world: string, token: string): string => `${consolePath}?enter=${world}&${TOKEN_QUERY}=${token}`

/** Returns the world that the URL asks to enter, or null. */
export function worldToEnter(search: string): string | null {
  const world = new URLSearchParams(search).get('enter')
  return world !== null && WORLD_NAME.test(world) ? world : null
}

export function phonePath(first: string, ...beside: readonly string[]): string {
  const query = beside.length > 0 ? `?beside=${beside.map(normalPhone).join(',')}` : ''
  return `${PHONE}/${normalPhone(first)}${query}`
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
