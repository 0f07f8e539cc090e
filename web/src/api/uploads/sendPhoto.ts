import type { UploadFolder } from '#contract/upload.ts'
import { reduceImage } from './reduceImage.ts'
import { type UploadOptions, uploadImage } from './uploadImage.ts'

/** Reduces a photo, uploads it, and returns its address. Loaded with the first photo. Throws ApiError, or the caller's own abort reason. */
export async function sendPhoto(folder: UploadFolder, file: File, options: UploadOptions): Promise<string> {
  return uploadImage(folder, await reduceImage(file), options)
}
