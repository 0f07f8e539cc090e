/** What one release is made of, written into the worker at build time. Addresses begin with `/`. */
export interface Release {
  /** `revision` changes with the file and with the policy it is served with. `at`: the paths it stands for. */
  readonly frames: readonly { readonly url: string; readonly revision: string; readonly at: string }[]
  /** Addresses of hashed files by list. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** Of the API; '' is the page's own origin. */
  readonly apiHost: string
}

/** What a page asks of the worker; `keep` is answered with `true` once all of its files are on the device. */
export type Ask = { readonly ask: 'keep'; readonly lists: readonly string[] } | { readonly ask: 'takeOver' } | { readonly ask: 'prune' }
