import type { Release } from './release.ts'

/**
 * True if a response is a page of this release that can start. It is false for a captive portal's page (PWA-014) and for a page
 * of another release, which a host may send while deploying. Cached pages keep their headers, so the policy must allow the import map.
 */
export async function isReleasePage(response: Response, { release, source }: Release['importMap']): Promise<boolean> {
  const policy = response.headers.get('content-security-policy') ?? ''
  if (/(script|default)-src/.test(policy) && !policy.includes(source)) return false
  return response.ok && (await response.clone().text()).includes(`data-release="${release}"`)
}
