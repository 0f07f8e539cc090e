import type { FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { UserRecord } from '#contract/control/records.ts'
import { sameSecret } from '../auth/secrets.ts'
import type { World } from '../world/world.ts'
import { refuse } from './httpProblem.ts'

/** The simulated provider sends its secret in this header when it posts a callback (SEC-020). */
export const PROVIDER_HEADER = 'x-provider-secret'

/**
 * Returns the signed-in user, or null for a guest of a public call and for the provider. Throws 401 without a valid token, then 403
 * when the user lacks the role or the verified profile that the call requires (QA-037, GEN-029, API-068, TDSH-009).
 */
export function checkAccess({ who, verified }: Call, request: FastifyRequest, providerSecret: string): UserRecord | null {
  if (who === 'provider') {
    const secret = request.headers[PROVIDER_HEADER]
    return typeof secret === 'string' && sameSecret(secret, providerSecret) ? null : refuse(403, 'provider_only')
  }
  const user = userOf(request.world, request.headers.authorization)
  if (who === 'anyone') return user
  if (!user) return refuse(401, 'sign_in_first')
  const { sellers, transporters } = request.world.db
  if (who === 'seller') {
    if (!hasRole(user, 'seller')) refuse(403, 'seller_only')
    if (verified && !isVerified(sellers, user)) refuse(403, 'seller_unverified')
  }
  if (who === 'transporter') {
    if (!hasRole(user, 'transporter')) refuse(403, 'transporter_only')
    if (verified && !isVerified(transporters, user)) refuse(403, 'transporter_profile_unverified')
  }
  return user
}

export const hasRole = (user: { readonly roles: readonly string[] }, role: 'seller' | 'transporter'): boolean =>
  user.roles.some((one) => one.toLowerCase() === role)

const isVerified = (profiles: World['db']['sellers'] | World['db']['transporters'], user: UserRecord): boolean =>
  profiles.where('userId', user.id)[0]?.isVerified ?? false

/** Returns the user of an `Authorization: Bearer …` header, or null. Used for calls and for the realtime handshake. */
export function userOf(world: World, authorization: string | undefined): UserRecord | null {
  const token = bearerToken(authorization)
  const userId = token ? world.sessions.userOf(token) : null
  return userId === null ? null : ((world.db.users.get(userId) as UserRecord | undefined) ?? null)
}

export const bearerToken = (authorization: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
