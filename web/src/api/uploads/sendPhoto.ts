import type { UploadFolder } from '#contract/upload.ts'
import { reduceImage } from './reduceImage.ts'
import { type UploadOptions, uploadImage } from './uploadImage.ts'

/**
 * Reduces and uploads a photo, and returns its URL. Loaded with the first photo. Throws ApiError, or the reason of the caller's abort
 * signal.
 */
export async function sendPhoto(folder: UploadFolder, file: File, options: UploadOptions): Promise<string> {
  return uploadImage(folder, await reduceImage(file), options)
}
