import type { Download } from '@playwright/test'

/** Returns the lines of a downloaded file, without the empty line at its end. */
export async function readDownload(download: Download): Promise<string[]> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n')
}
