/** Data of one release, inserted into the worker by the build. All URLs are paths that start with `/`. */
export interface Release {
  /** The HTML files to cache. `revision` changes with the file and its security policy; `at` is the pattern of its paths. */
  readonly frames: readonly { readonly url: string; readonly revision: string; readonly at: string }[]
  /** `release` is in each page's import map; `source` is how a page's policy must allow that map (docs/adr/017-import-map.md). */
  readonly importMap: { readonly release: string; readonly source: string }
  /** The URL of the file lists, with a hashed name. */
  readonly lists: string
  /** The API's host; '' if it shares the page's origin. */
  readonly apiHost: string
}

/** URLs of hashed files by list name: `shell`, `buyer`, `seller.sw` … */
export type Lists = Readonly<Record<string, readonly string[]>>

/** Messages from a page to the worker. The reply is true if the work succeeded, e.g. if everything is cached. */
export type WorkerMessage =
  | { readonly ask: 'keep'; readonly lists: readonly string[] }
  | { readonly ask: 'see'; readonly pictures: readonly string[] }
  | { readonly ask: 'takeOver' }
  | { readonly ask: 'prune' }
