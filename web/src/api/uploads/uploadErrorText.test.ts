import { expect, test } from 'vitest'
import { upload } from '#contract/upload.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { ApiError } from '../ApiError.ts'
import { LoadError } from '../lazyImport.ts'
import { uploadErrorText } from './uploadErrorText.ts'

test('[PWA-008] a failed upload says why: the network, a server error, or a new version', async () => {
  await Promise.all([loadBundle('shell'), loadBundle('areas')])
  const text = (error: ApiError | LoadError) => uploadErrorText(error, textsNow('areas'))
  expect(text(new ApiError(upload, { status: 0, code: 'offline' }))).toBe(text(new LoadError('offline')))
  expect(text(new LoadError('unexpected'))).toBe('Something went wrong. Please try again.')
  expect(text(new LoadError('newVersion'))).toBe('A new version is ready.')
})
