import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** The folders an image can be uploaded to; `seller-documents` is private (CONST-034). */
export const UploadFolder = z.enum(['product-images', 'seller-documents'])
export type UploadFolder = z.infer<typeof UploadFolder>
export const Uploaded = z.object({ data: z.object({ url: z.string() }) })

const imageAt = /* @__NO_SIDE_EFFECTS__ */ (address: RegExp) => z.string().check(z.maxLength(300), z.regex(address))
/** The address of an image that was uploaded here, with its signature where it is private (API-044, SEC-009). */
export const ImageAddress = imageAt(/^\/uploads\/[a-z-]+\/[\w-]+\.[a-z]+(\?[\w=&-]*)?$/)
/** The address of an uploaded image that buyers see, which is public. */
export const ProductImageAddress = imageAt(/^\/uploads\/product-images\/[\w-]+\.[a-z]+$/)

/** Uploads one image of at most 5 MB as multipart with one field `file`, hence no body schema (API-044). */
export const upload = {
  method: 'POST',
  path: '/uploads/:folder',
  who: 'user',
  status: 201,
  reply: Uploaded,
  fails: 'upload',
} as const satisfies Call
