import { newFileName, signer } from '../auth/secrets.ts'

const PRIVATE = 'seller-documents'
const SIGNED_FOR = 10 * 60_000

export interface StoredFile {
  readonly name: string
  readonly folder: string
  readonly owner: string
  readonly type: string
  readonly bytes: Buffer
}

/** The uploaded images of one world, in memory, with generated names (SEC-010). */
export interface Files {
  add(file: { folder: string; owner: string; type: string; extension: string; bytes: Buffer }): StoredFile
  /** Returns a file, or undefined. A private file is returned only with a valid signature. */
  open(folder: string, name: string, signature?: { until: string; by: string }): StoredFile | undefined
  /** Returns the URL of a file. A private one is signed for its owner, for 10 minutes of the world's clock (SEC-009). */
  address(url: string, owner: string): string
  list(): StoredFile[]
}
export interface SavedFile extends Omit<StoredFile, 'bytes'> {
  readonly base64: string
}

export const savedFile = ({ bytes, ...file }: StoredFile): SavedFile => ({ ...file, base64: bytes.toString('base64') })

/** Returns a URL without its signature, for storage: signatures expire. */
export const bareAddress = (url: string): string => (url.startsWith('/uploads/') ? (url.split('?', 1)[0] ?? url) : url)

export function createFiles(now: () => number, saved: readonly SavedFile[] = []): Files {
  const files = new Map<string, StoredFile>()
  const sign = signer()
  const put = (file: StoredFile) => files.set(`${file.folder}/${file.name}`, file)
  for (const { base64, ...file } of saved) put({ ...file, bytes: Buffer.from(base64, 'base64') })
  return {
    add({ extension, ...file }) {
      const stored = { ...file, name: `${newFileName()}.${extension}` }
      put(stored)
      return stored
    },
    open(folder, name, signature) {
      const key = `${folder}/${name}`
      if (folder !== PRIVATE) return files.get(key)
      const good = signature && sign.isValid(`${key} ${signature.until}`, signature.by) && now() < Number(signature.until)
      return good ? files.get(key) : undefined
    },
    address(url, owner) {
      const key = bareAddress(url).replace(/^\/uploads\//, '')
      if (!key.startsWith(`${PRIVATE}/`) || files.get(key)?.owner !== owner) return url
      const until = now() + SIGNED_FOR
      return `/uploads/${key}?until=${until}&by=${sign.make(`${key} ${until}`)}`
    },
    list: () => [...files.values()],
  }
}
