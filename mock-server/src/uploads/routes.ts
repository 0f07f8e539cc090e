import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import { UPLOAD_MOST_BYTES } from '#contract/rules/constants.ts'
import { UploadFolder } from '#contract/upload.ts'
import { FIXTURES } from '../fixtureFiles.ts'
import { refuse } from '../http/httpProblem.ts'
import { enforceLimit } from '../http/limits.ts'
import { route } from '../http/route.ts'

const MOST_AN_HOUR = 60
/** The maximum size of boundaries and headers around the file, in bytes. */
const ENVELOPE = 10_000

/** Registers image uploads (API-044 to API-048), and serves the uploaded images and the seed's drawings and photographs. */
export async function uploads(app: FastifyInstance): Promise<void> {
  const pictures = [
    { names: /^[a-z-]+\.svg$/, type: 'image/svg+xml', read: readOnce(join(FIXTURES, 'art')) },
    { names: /^[a-z-]+\.jpg$/, type: 'image/jpeg', read: readOnce(join(FIXTURES, 'photos')) },
  ]
  await app.register(multipart, { limits: { fileSize: UPLOAD_MOST_BYTES, files: 1, fields: 5 } })

  route(
    app,
    calls.upload,
    { find: ({ params }) => (UploadFolder.safeParse(params.folder).success ? params.folder : undefined) },
    async ({ world, user, found: folder, request }) => {
      enforceLimit(world.limits, `uploads of ${user.id}`, MOST_AN_HOUR, 3_600_000)
      const image = await readImage(await bytesOf(request))
      const { name } = world.files.add({ folder, owner: user.id, ...image })
      return { data: { url: world.files.address(`/uploads/${folder}/${name}`, user.id) } }
    },
  )

  app.get<{ Params: { folder: string; name: string }; Querystring: Readonly<Record<string, unknown>> }>(
    '/uploads/:folder/:name',
    async (request, reply) => {
      const { folder, name } = request.params
      const { until, by } = request.query
      const isSigned = typeof until === 'string' && typeof by === 'string'
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      const file = request.world.files.open(folder, name, isSigned ? { until, by } : undefined)
      if (file)
        return reply
          .type(file.type)
          .header('cache-control', isSigned ? 'no-store' : 'private, max-age=600')
          .send(file.bytes)
      const seeded = pictures.find(({ names }) => names.test(name))
      const picture = folder === 'product-images' && seeded ? await seeded.read(name) : null
      if (!seeded || !picture) return refuse(404, 'not_found')
      return reply.type(seeded.type).header('cache-control', 'public, max-age=3600').send(picture)
    },
  )
}

/** Returns a function that reads a file of the folder once and caches it; it resolves to null if the file does not exist. */
function readOnce(folder: string): (name: string) => Promise<Buffer | null> {
  const known = new Map<string, Buffer>()
  return async (name) => {
    const bytes = known.get(name) ?? (await readFile(join(folder, name)).catch(() => null))
    if (bytes) known.set(name, bytes)
    return bytes
  }
}

/** Returns the bytes of the field `file`. An upload above the limit is not read completely (SEC-007). */
async function bytesOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) refuse(415, 'type_unsupported')
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_MOST_BYTES + ENVELOPE) refuse(413, 'upload_too_large')
  const part = await request.file().catch(refuseForm)
  if (part?.fieldname !== 'file') return refuse(400, 'upload_missing', { fields: { file: 'upload_missing' } })
  const bytes = await part.toBuffer().catch(refuseForm)
  return bytes.length > 0 ? bytes : refuse(400, 'upload_missing', { fields: { file: 'upload_missing' } })
}

/** Refuses a form that cannot be parsed, for example without a boundary or an end (SEC-018). */
const refuseForm = ({ statusCode }: { statusCode?: number }): never =>
  statusCode === 413 ? refuse(413, 'upload_too_large') : refuse(400, 'body_unreadable')

const types: Readonly<Record<string, { type: string; extension: string }>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
}
const MOST_PIXELS = 60_000_000
/** The maximum width and height in pixels, because mobile data is expensive for buyers. */
const LONGEST_SIDE = 2_000

/** Detects an image by its content, rotates it upright, limits it to 2,000 px and removes EXIF (SEC-006, SEC-008). Throws 415 otherwise. */
async function readImage(bytes: Buffer): Promise<{ type: string; extension: string; bytes: Buffer }> {
  // Load sharp with the first upload, because it would slow down the start of the server (PERF-019).
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS })
  const { format } = await image.metadata().catch(() => refuse(415, 'upload_not_image'))
  const known = types[format] ?? refuse(415, 'upload_not_image')
  return {
    ...known,
    bytes: await image
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
      .catch(() => refuse(415, 'upload_not_image')),
  }
}
