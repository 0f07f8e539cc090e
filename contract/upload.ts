import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** CONST-034. */
export const UploadFolder = z.enum(['product-images', 'seller-documents'])
export type UploadFolder = z.infer<typeof UploadFolder>
export const Uploaded = z.object({ data: z.object({ url: z.string() }) })

/** Multipart with one field `file` (API-044), hence no body schema. */
export const upload = {
  method: 'POST',
  path: '/uploads/:folder',
  who: 'user',
  status: 201,
  reply: Uploaded,
  fails: 'upload',
} as const satisfies Call
