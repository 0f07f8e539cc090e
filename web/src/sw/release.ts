/** What one release is made of, written into the worker at build time. Addresses begin with `/`. */
export interface Release {
  /** `revision` changes with the file and with the policy it is served with. `at`: the paths it stands for. */
  readonly frames: readonly { readonly url: string; readonly revision: string; readonly at: string }[]
  /** What each of its pages holds, and how the policy of a page must allow its import map (docs/adr/017-import-map.md). */
  readonly importMap: { readonly release: string; readonly source: string }
  /** Where its lists are, under a hashed name. */
  readonly lists: string
  /** Of the API; '' is the page's own origin. */
  readonly apiHost: string
}

/** Addresses of hashed files by list: `shell`, `buyer`, `seller.sw` … */
export type Lists = Readonly<Record<string, readonly string[]>>

/** What a page asks of the worker. `keep` and `see` are answered with whether all of it is on the device. */
export type Ask =
  | { readonly ask: 'keep'; readonly lists: readonly string[] }
  | { readonly ask: 'see'; readonly pictures: readonly string[] }
  | { readonly ask: 'takeOver' }
  | { readonly ask: 'prune' }
