/** Data of one release, inserted into the worker by the build. All URLs are paths that start with `/`. */
export interface Release {
  /** The HTML files to cache. `revision` changes with the file and its security policy; `at` is the pattern of its paths. */
  readonly frames: readonly { readonly url: string; readonly revision: string; readonly at: string }[]
  /** `release` is in each page's import map; `source` is how a script policy in a header must allow that map (docs/adr/027-policy-in-the-page.md). */
  readonly importMap: { readonly release: string; readonly source: string }
  /** The URL of the file lists, with a hashed name. */
  readonly lists: string
  /** The URL of the checksums of all files, and the checksum of that file itself. */
  readonly sums: { readonly url: string; readonly sum: string }
  /** The API's host; '' if it shares the page's origin. */
  readonly apiHost: string
}

/** URLs of hashed files by list name: `shell`, `buyer`, `seller.sw` … */
export type Lists = Readonly<Record<string, readonly string[]>>

/** The checksum of each file by URL (`scripts/build/sums.ts`). */
export type Sums = Readonly<Record<string, string>>

/** Messages from a page to the worker. The reply is true if the work succeeded, e.g. if everything is cached. `prune` comes at each visit. */
export type WorkerMessage =
  | { readonly ask: 'keep'; readonly lists: readonly string[] }
  | { readonly ask: 'see'; readonly pictures: readonly string[] }
  | { readonly ask: 'dropWrong' }
  | { readonly ask: 'forgetSearches' }
  | { readonly ask: 'takeOver' }
  | { readonly ask: 'prune' }
