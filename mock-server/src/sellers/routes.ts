import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { SellerProfileInput } from '#contract/seller.ts'
import { refuse } from '../http/httpProblem.ts'
import { say } from '../http/messages.ts'
import { route } from '../http/route.ts'
import { bareAddress } from '../uploads/files.ts'
import type { World } from '../world/world.ts'

const ownProfile = {
  find: ({ world, user }: { world: World; user: { id: string } }) => world.db.sellers.where('userId', user.id)[0],
  missing: 'profile_not_found',
} as const

/** Registers the calls for a seller's business profile (API-036 to API-038). A new profile is unverified (SPRO-042). */
export async function sellers(app: FastifyInstance): Promise<void> {
  route(app, calls.getSellerProfile, ownProfile, ({ world, found }) => viewProfile(world, found))

  route(app, calls.createSellerProfile, ({ world, user, body }) => {
    if (world.db.sellers.where('userId', user.id).length > 0) refuse(409, 'profile_exists')
    const now = world.clock.iso()
    const id = world.random.id('seller')
    return viewProfile(
      world,
      world.db.sellers.add({ ...storedFields(body), id, userId: user.id, isVerified: false, createdAt: now, updatedAt: now }),
    )
  })
  route(app, calls.updateSellerProfile, ownProfile, ({ world, body, found, language }) => {
    const next = storedFields(body)
    const isSame = verifiedFields.every((field) => next[field] === found[field])
    const numbers = { companyRegistrationNumber: undefined, associationRegistrationNumber: undefined }
    const isVerified = found.isVerified && isSame
    const profile = world.db.sellers.change(found.id, { ...numbers, ...next, isVerified, updatedAt: world.clock.iso() })
    return { ...viewProfile(world, profile), ...(found.isVerified && !isVerified && { message: say('seller_waits_again', language) }) }
  })
}

/** The verified fields: changing one of them requires a new verification (SPRO-041). */
const verifiedFields = ['businessName', 'nationalId', 'frontNationalId', 'backNationalId'] as const

type Stored = ReturnType<World['db']['sellers']['list']>[number]

/** Returns a profile for its owner, with newly signed URLs of the identity images (SEC-009). */
const viewProfile = ({ files }: World, profile: Stored) => ({
  ...profile,
  frontNationalId: files.address(profile.frontNationalId, profile.userId),
  backNationalId: files.address(profile.backNationalId, profile.userId),
})

function storedFields({ companyRegistrationNumber, associationRegistrationNumber, ...input }: SellerProfileInput) {
  return {
    ...input,
    frontNationalId: bareAddress(input.frontNationalId),
    backNationalId: bareAddress(input.backNationalId),
    ...(companyRegistrationNumber && { companyRegistrationNumber }),
    ...(associationRegistrationNumber && { associationRegistrationNumber }),
  }
}
