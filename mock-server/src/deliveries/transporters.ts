import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { DEFAULT_COUNTRY } from '#contract/rules/constants.ts'
import type { TransporterInput } from '#contract/transporter.ts'
import { refuse } from '../http/httpProblem.ts'
import { say } from '../http/messages.ts'
import { route } from '../http/route.ts'
import { bareAddress } from '../uploads/files.ts'
import type { World } from '../world/world.ts'

const ownProfile = {
  find: ({ world, user }: { world: World; user: { id: string } }) => world.db.transporters.where('userId', user.id)[0],
  missing: 'profile_not_found',
} as const

/** Registers the public transporter calls and those for a transporter's own profile (API-058 to API-060, API-064, API-065). */
export async function transporters(app: FastifyInstance): Promise<void> {
  // Leave out businesses without a region, which cannot be chosen yet.
  route(app, calls.listTransporters, ({ world }) =>
    world.db.transporters
      .list()
      .filter(({ region }) => region !== '')
      .map((one) => withDeliveryCount(world, one)),
  )
  route(
    app,
    calls.getTransporter,
    { find: ({ world, params }) => world.db.transporters.get(params.id), missing: 'transporter_unknown' },
    ({ world, found }) => withDeliveryCount(world, found),
  )

  route(app, calls.getOwnTransporter, ownProfile, ({ world, found }) => withUser(world, found))
  route(app, calls.createTransporter, ({ world, user, body }) => {
    if (world.db.transporters.where('userId', user.id).length > 0) refuse(409, 'profile_exists')
    return withUser(world, addTransporter(world, user.id, body))
  })
  route(app, calls.updateTransporter, ownProfile, ({ world, body, found, language }) => {
    // A verification applies only to the name that was verified.
    const isVerified = found.isVerified && body.businessName === found.businessName
    const profile = world.db.transporters.change(found.id, {
      description: undefined,
      licenseImage: undefined,
      ...storedFields(body),
      isVerified,
      updatedAt: world.clock.iso(),
    })
    return { ...withUser(world, profile), ...(found.isVerified && !isVerified && { message: say('transporter_waits_again', language) }) }
  })
}

/** Creates the unverified profile of a transporter. A registration knows only the name of the business; the rest follows later (TPRO-009). */
export function addTransporter(world: World, userId: string, input: TransporterInput): Stored {
  const now = world.clock.iso()
  const id = world.random.id('transporter')
  return world.db.transporters.add({ ...storedFields(input), id, userId, isVerified: false, createdAt: now, updatedAt: now })
}

type Stored = ReturnType<World['db']['transporters']['list']>[number]

/** Returns a transporter with its number of delivered orders (CHAT-168). */
const withDeliveryCount = (world: World, found: Stored) => ({
  ...found,
  deliveries: world.db.orders.where('transporterId', found.id).filter(({ status }) => status === 'delivered').length,
})

/** Returns a profile with its user, and a newly signed URL of a private licence image (SEC-009). */
function withUser(world: World, { licenseImage, ...profile }: Stored) {
  const { name = '', phoneNumber = '', email } = world.db.users.get(profile.userId) ?? {}
  const licence = licenseImage && world.files.address(licenseImage, profile.userId)
  return { ...profile, ...(licence && { licenseImage: licence }), user: { name, phoneNumber, email } }
}

const storedFields = ({
  businessName,
  address = '',
  country,
  region = '',
  district = '',
  description,
  licenseImage,
}: TransporterInput) => ({
  businessName,
  address,
  country: country || DEFAULT_COUNTRY,
  region,
  district,
  ...(description && { description }),
  ...(licenseImage && { licenseImage: bareAddress(licenseImage) }),
})
