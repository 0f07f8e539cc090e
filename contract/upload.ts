import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** The upload folders for images. `seller-documents` is private (CONST-034). */
export const UploadFolder = z.enum(['product-images', 'seller-documents'])
export type UploadFolder = z.infer<typeof UploadFolder>
export const Uploaded = z.object({ data: z.object({ url: z.string() }) })

const imageAt = /* @__NO_SIDE_EFFECTS__ */ (address: RegExp) => z.string().check(z.maxLength(300), z.regex(address))
/** The URL path of an uploaded image; a private one has a signature in its query (API-044, SEC-009). */
export const ImageAddress = imageAt(/^\/uploads\/[a-z-]+\/[\w-]+\.[a-z]+(\?[\w=&-]*)?$/)
/** The URL path of an uploaded product image, which is public. */
export const ProductImageAddress = imageAt(/^\/uploads\/product-images\/[\w-]+\.[a-z]+$/)

/** Uploads one image of at most 5 MB. The body is multipart with one field `file`, so it has no schema (API-044). */
export const upload = {
  method: 'POST',
  path: '/uploads/:folder',
  who: 'user',
  status: 201,
  reply: Uploaded,
  fails: 'upload',
} as const satisfies Call
