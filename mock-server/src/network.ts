import { networkInterfaces } from 'node:os'
import { newLinkToken } from './auth/secrets.ts'

/** Where the server listens unless told otherwise. */
export const LOOPBACK = '127.0.0.1'

/** Tells whether only this machine can reach a server that listens on this address. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Returns the token that control calls need: the given one, else a new one where other machines reach the server (WAY-009). */
export const tokenFor = (host: string, given: string | undefined): string | undefined =>
  given ?? (isLoopback(host) ? undefined : newLinkToken())

const isEveryAddress = (host: string): boolean => host === '' || host === '0.0.0.0' || host === '::'

/** Returns the names by which another device of the network reaches a server that listens on this address. */
export function networkHosts(host: string): string[] {
  if (!isLoopback(host) && !isEveryAddress(host)) return [host]
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

/** Returns the address of the server as this machine reaches it. */
export const urlOf = (host: string, port: number): string =>
  addressWith(isLoopback(host) || isEveryAddress(host) ? 'localhost' : host, port)

/** Returns the addresses of the server as other devices reach it; none where it listens for this machine alone. */
export const networkUrls = (host: string, port: number): string[] =>
  isLoopback(host) ? [] : networkHosts(host).map((name) => addressWith(name, port))

const addressWith = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
