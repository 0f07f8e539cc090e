/** The origin of the API. Empty means the page's own origin (GEN-019). */
export const apiHost = withoutSlash(import.meta.env.VITE_API_HOST)

/** Returns the URL of an image in a response. `/uploads/…` is on the API's host, which may differ from the page's (WAY-010). */
export function imageAddress(url: string): string {
  return url.startsWith('/uploads/') ? `${apiHost}${url}` : url
}

export function withoutSlash(host: string | undefined): string {
  return (host ?? '').replace(/\/+$/, '')
}
