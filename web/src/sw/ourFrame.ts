import type { Release } from './release.ts'

/**
 * Whether an answer is a page of this release that can start: not a captive portal's (PWA-014), nor one that a host sends while it is
 * in the midst of getting the release. A kept page keeps its headers: with a policy that refuses its import map it would stay dead.
 */
export async function isOurFrame(response: Response, { release, source }: Release['importMap']): Promise<boolean> {
  const policy = response.headers.get('content-security-policy') ?? ''
  if (/(script|default)-src/.test(policy) && !policy.includes(source)) return false
  return response.ok && (await response.clone().text()).includes(`data-release="${release}"`)
}
