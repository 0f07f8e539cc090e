type Here = Pick<Location, 'protocol' | 'port' | 'hostname'>

/** The same server as seen from another device: by the name in the address, or where that means the machine itself, by its address in the network. */
export function linkTo({ protocol, port, hostname }: Here, host: string, path: string): string {
  const name = /^(localhost|127\.|\[?::1)/.test(hostname) ? host : hostname
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}${path}`
}
