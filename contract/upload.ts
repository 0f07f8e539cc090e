import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** CONST-034. */
export const UploadFolder = z.enum(['product-images', 'seller-documents'])
export type UploadFolder = z.infer<typeof UploadFolder>
export const Uploaded = z.object({ data: z.object({ url: z.string() }) })

const imageAt = /* @__NO_SIDE_EFFECTS__ */ (address: RegExp) => z.string().check(z.maxLength(300), z.regex(address))
/** The address of an image that was uploaded here, with its signature where it is private (API-044, SEC-009). */
export const ImageAddress = imageAt(/^\/uploads\/[a-z-]+\/[\w-]+\.[a-z]+(\?[\w=&-]*)?$/)
/** The same of an image for buyers, which is public. */
export const ProductImageAddress = imageAt(/^\/uploads\/product-images\/[\w-]+\.[a-z]+$/)

/** Multipart with one field `file` (API-044), hence no body schema. */
export const upload = {
  method: 'POST',
  path: '/uploads/:folder',
  who: 'user',
  status: 201,
  reply: Uploaded,
  fails: 'upload',
} as const satisfies Call
