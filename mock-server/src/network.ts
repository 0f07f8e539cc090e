import { networkInterfaces } from 'node:os'
import { newLinkToken } from './auth/secrets.ts'

/** The default address that the server listens on. */
export const LOOPBACK = '127.0.0.1'

/** Returns whether only this machine can reach a server that listens on this address. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Returns the token for control calls: the given one, or a new one if other machines can reach the server (WAY-009). */
export const tokenFor = (host: string, given: string | undefined): string | undefined =>
  given ?? (isLoopback(host) ? undefined : newLinkToken())

const isEveryAddress = (host: string): boolean => host === '' || host === '0.0.0.0' || host === '::'

/** Returns the host names or IP addresses at which other devices can reach a server that listens on this address. */
export function networkHosts(host: string): string[] {
  if (!isLoopback(host) && !isEveryAddress(host)) return [host]
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/** Returns the URL of the server on this machine. */
export const urlOf = (host: string, port: number): string => urlWith(isLoopback(host) || isEveryAddress(host) ? 'localhost' : host, port)

/** Returns the URLs of the server for other devices; none on a loopback address. */
export const networkUrls = (host: string, port: number): string[] =>
  isLoopback(host) ? [] : networkHosts(host).map((name) => urlWith(name, port))

const urlWith = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
