import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/call.ts'
import type { UserRecord } from '#fixtures/records.ts'
import { refuse } from './refusal.ts'
import { sameSecret } from './secrets.ts'
import type { World } from './world.ts'

/** Header with which the simulated provider posts its callbacks (SEC-020). */
export const PROVIDER_HEADER = 'x-provider-secret'

/** 401 without a valid token, then 403 without the role (QA-037, GEN-029). A public call takes a guest or whoever is signed in. */
export function checkAccess(who: Access, request: FastifyRequest, providerSecret: string): UserRecord | null {
  if (who === 'provider') {
    const secret = request.headers[PROVIDER_HEADER]
    return typeof secret === 'string' && sameSecret(secret, providerSecret) ? null : refuse(403, 'provider_only')
  }
  const user = userOf(request.world, request.headers.authorization)
  if (who === 'anyone') return user
  if (!user) return refuse(401, 'sign_in_first')
  if (who === 'seller' && !hasRole(user, 'seller')) refuse(403, 'seller_only')
  if (who === 'transporter' && !hasRole(user, 'transporter')) refuse(403, 'transporter_only')
  return user
}

export const hasRole = (user: { readonly roles: readonly string[] }, role: 'seller' | 'transporter'): boolean =>
  user.roles.some((one) => one.toLowerCase() === role)

/** The user of an `Authorization: Bearer …` header, for calls and for the realtime handshake alike. */
export function userOf(world: World, authorization: string | undefined): UserRecord | null {
  const token = bearerToken(authorization)
  const userId = token ? world.sessions.userOf(token) : null
  return userId === null ? null : ((world.db.users.get(userId) as UserRecord | undefined) ?? null)
}

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (authorization: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
