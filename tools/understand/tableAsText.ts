import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Replaces modules by what they export: texts that they make from files of words, weights and topics (ADR 013). */
export function tableAsText(): Plugin {
  return {
    name: 'table-as-text',
    load: {
      filter: { id: /\/tools\/understand\/(?:tableText|topics\/(?:english|swahili))\.ts$/ },
      async handler(id) {
        const made: unknown = await import(pathToFileURL(id).href)
        return Object.entries(made as object)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
